import { useState } from 'react'
import { brand } from '../../copy/brand.ts'
import { downloadCopy } from '../../copy/landing.ts'
import { DownloadPanel } from '../../design/download-panel/download-panel.tsx'
import { StoreLink } from '../../design/download-panel/store-link.tsx'
import { TextLink } from '../../design/link/text-link.tsx'

type Store = keyof typeof downloadCopy.comingSoon

/** The last panel: links to the app stores. A store without a configured URL says that the app is coming (decision 0018). */
export function DownloadTheApp({ headingId }: { headingId: string }) {
  const { label, headline, lead, googlePlay, appStore, comingSoon, privacy } = downloadCopy
  const [pressed, setPressed] = useState<Store | null>(null)
  const linkTo = (store: Store) => ({
    href: brand[store],
    onPress: brand[store] === '#' ? () => setPressed(store) : undefined,
  })
  return (
    <DownloadPanel
      headingId={headingId}
      label={label}
      headline={headline}
      lead={lead}
      stores={
        <>
          <StoreLink {...googlePlay} {...linkTo('googlePlay')} mark="google-play" />
          <StoreLink {...appStore} {...linkTo('appStore')} mark="apple" />
        </>
      }
      status={pressed && comingSoon[pressed]}
      foot={<TextLink href={brand.privacyPolicy}>{privacy}</TextLink>}
    />
  )
}
