/*
 * Runs in the head of a member's page. With a stored session it requests everything that the page needs, before the body
 * of the page arrives. The last script runs the site.
 */
if (documentElement.dataset.session) {
  EARLY_REQUESTS
  const preload = (link) =>
    document.head.append(Object.assign(document.createElement('link'), link))
  for (const href of STYLES) preload({ rel: 'preload', as: 'style', href })
  for (const href of MEMBER_SCRIPTS) preload({ rel: 'modulepreload', href })
  for (const href of PRELOADED_SCRIPTS) preload({ rel: 'modulepreload', href })
}
