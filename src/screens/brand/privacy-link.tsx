import { privacyLinkCopy } from '../../copy/brand.ts'
import { TextLink } from '../../design/link/text-link.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'

const { url, link, opensNewTab } = privacyLinkCopy

/** The link to the privacy policy. Nothing without a configured policy (decision 0018). */
export function PrivacyLink() {
  if (url === '') return null
  return (
    <TextLink render={<a href={url} target="_blank" rel="noopener" />}>
      {link} <VisuallyHidden>{opensNewTab}</VisuallyHidden>
    </TextLink>
  )
}
