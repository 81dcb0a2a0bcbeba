/**
 * Windows where the landing page shows one panel at a time; the others have an ordinary page. A panel needs 640 px of
 * height (40em), and 800 px (50em) from 720 to 1023 px of width, where the illustration is below the text. Below 360 px
 * (22.5em) the text needs the space. In `em`, so the sizes double with a font size of 200 %. A literal in a file of its
 * own, because the landing page's bundle contains it.
 */
export const onePanel =
  'screen and (min-width: 22.5em) and (min-height: 40em) and ((max-width: 44.99875em) or (min-width: 64em) or (min-height: 50em))'
