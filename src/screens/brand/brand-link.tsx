import type { ReactElement } from 'react'
import { brand } from '../../copy/brand.ts'
import { Logo } from '../../design/logo/logo.tsx'
import { BrandLink as LinkWithLogo } from '../../design/top-bar/brand-link.tsx'

/** The logo and the brand's name, which lead home. */
export function BrandLink({ home }: { home: ReactElement }) {
  return (
    <LinkWithLogo render={home}>
      <Logo name={brand.name} />
    </LinkWithLogo>
  )
}
