/** What the page says. It is for those who build the site; members never see it. */
export const words = {
  heading: 'Components',
  lead: 'Every part of the design and every screen, in every state, light and dark, on a phone and on a desk. What is shown can be tried: each frame is a page of its own.',
  home: 'Start',
  skip: 'Skip to the component',
  contents: 'Contents',
  search: 'Search',
  clear: 'Clear the search',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  states: 'States',
  all: 'All',
  unknown: 'Nothing has this address.',
  frame: { phone: 'Phone', desk: 'Desktop', light: 'light', dark: 'dark' },
  open: 'Open in a tab',
} as const
