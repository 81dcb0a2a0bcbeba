import type { ReactElement } from 'react'
import { brand } from '../../copy/brand.ts'
import { Logo } from '../../design/logo/logo.tsx'
import { BrandLink as LinkWithLogo } from '../../design/top-bar/brand-link.tsx'

/** The logo with the brand's name, as a link to the landing page. */
export function BrandLink({ home }: { home: ReactElement }) {
  return (
    <LinkWithLogo render={home}>
      <Logo name={brand.name} />
    </LinkWithLogo>
  )
}
