import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { HeroProps } from '../../screens/landing/hero.tsx'
import { MemberHero } from '../../screens/landing/member-hero.tsx'
import { greetedNameOf } from '../../screens/landing/view-props.ts'
import { useApp } from '../pages/use-app.ts'

/** The hero of a member. Memoized, as the visitor's hero is. */
export const MemberHeroPage = memo((props: HeroProps) => {
  const firstName = useSelector(useApp().session, greetedNameOf)
  return <MemberHero {...props} firstName={firstName ?? ''} profile={<Link to="/profile" />} />
})
