import { brand } from '../../copy/brand.ts'
import { downloadCopy } from '../../copy/landing.ts'
import { DownloadPanel } from '../../design/download-panel/download-panel.tsx'
import { GooglePlayMark } from '../../design/download-panel/google-play-mark.tsx'
import { StoreLink } from '../../design/download-panel/store-link.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { appleIcon } from '../../design/icon/ui/apple.gen.ts'

/** The last panel: links to the app stores. */
export function DownloadTheApp({ headingId }: { headingId: string }) {
  const { label, headline, lead, googlePlay, appStore } = downloadCopy
  return (
    <DownloadPanel
      headingId={headingId}
      label={label}
      headline={headline}
      lead={lead}
      stores={
        <>
          <StoreLink {...googlePlay} href={brand.googlePlay} mark={<GooglePlayMark />} />
          <StoreLink
            {...appStore}
            href={brand.appStore}
            mark={<Icon icon={appleIcon} size={28} />}
          />
        </>
      }
    />
  )
}
