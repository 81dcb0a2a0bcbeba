import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Adds to the page's head what a shared link needs as absolute addresses, where `VITE_SITE_URL` says where the site is. */
export const shareTags = (): Plugin => {
  let site = ''
  return {
    name: 'share-tags',
    configResolved: ({ env }) => {
      site = typeof env.VITE_SITE_URL === 'string' ? env.VITE_SITE_URL : ''
    },
    transformIndexHtml: () => tagsFor(site),
  }
}

/** The tags of a site at this address (`https://host`); none without one, since a relative address shows nothing. */
export const tagsFor = (site: string): HtmlTagDescriptor[] =>
  site === ''
    ? []
    : [
        openGraph('og:url', `${site}/`),
        openGraph('og:image', `${site}/share-card.png`),
        openGraph('og:image:width', '1200'),
        openGraph('og:image:height', '630'),
        openGraph('og:image:alt', 'Trellis: three calendars, and an hour that all three have free'),
      ]

const openGraph = (property: string, content: string): HtmlTagDescriptor => ({
  tag: 'meta',
  injectTo: 'head',
  attrs: { property, content },
})
