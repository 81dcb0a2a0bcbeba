import { privacyLinkCopy } from '../../copy/brand.ts'
import { TextLink } from '../../design/link/text-link.tsx'
import { Text } from '../../design/text/text.tsx'
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx'

const { url, link, opensNewTab, before, after } = privacyLinkCopy

/** The link to the privacy policy. Nothing without a configured policy (decision 0018). */
export function PrivacyLink() {
  if (url === '') return null
  return (
    <TextLink render={<a href={url} target="_blank" rel="noopener" />}>
      {link} <VisuallyHidden>{opensNewTab}</VisuallyHidden>
    </TextLink>
  )
}

/** The same in a sentence, for forms that create an account. */
export function PrivacyNote() {
  if (url === '') return null
  return (
    <Text size="small" tone="secondary">
      {before} <PrivacyLink /> {after}
    </Text>
  )
}
