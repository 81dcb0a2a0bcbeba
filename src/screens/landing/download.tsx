import { brand } from '../../copy/brand.ts'
import { downloadCopy } from '../../copy/landing.ts'
import { DownloadPanel } from '../../design/download-panel/download-panel.tsx'
import { StoreLink } from '../../design/download-panel/store-link.tsx'
import { TextLink } from '../../design/link/text-link.tsx'

type Store = keyof (typeof downloadCopy)['stores']

/** The last panel: links to the app stores. A store without a configured URL says that the app is coming (decision 0018). */
export function DownloadTheApp({ headingId }: { headingId: string }) {
  const { label, headline, lead, stores, comingSoon, privacy } = downloadCopy
  const linkTo = (store: Store) => {
    const disabled = brand[store] === '#'
    const { over, name } = stores[store]
    return { href: brand[store], over: disabled ? comingSoon : over, name, disabled }
  }
  return (
    <DownloadPanel
      headingId={headingId}
      label={label}
      headline={headline}
      lead={lead}
      stores={
        <>
          <StoreLink {...linkTo('googlePlay')} mark="google-play" />
          <StoreLink {...linkTo('appStore')} mark="apple" />
        </>
      }
      foot={<TextLink href={brand.privacyPolicy}>{privacy}</TextLink>}
    />
  )
}
