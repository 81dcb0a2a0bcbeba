import { brand } from '../../copy/brand.ts'
import { downloadCopy } from '../../copy/hero.ts'
import { DownloadPanel } from '../../design/download-panel/download-panel.tsx'
import { GooglePlayMark } from '../../design/download-panel/google-play-mark.tsx'
import { StoreLink } from '../../design/download-panel/store-link.tsx'
import { Icon } from '../../design/icon/icon.tsx'

/** The id of the panel's heading, where 'Download the App' leads. */
export const downloadHeadingId = 'download'

export function Download() {
  const { label, headline, lead, googlePlay, appStore } = downloadCopy
  return (
    <DownloadPanel
      headingId={downloadHeadingId}
      label={label}
      headline={headline}
      lead={lead}
      stores={
        <>
          <StoreLink {...googlePlay} href={brand.googlePlay} mark={<GooglePlayMark />} />
          <StoreLink {...appStore} href={brand.appStore} mark={<Icon name="apple" size={28} />} />
        </>
      }
    />
  )
}
