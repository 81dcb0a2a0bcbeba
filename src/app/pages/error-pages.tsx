import { Navigate, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { CrashScreen } from '../../screens/crash/crash-screen.tsx'

/** The error boundary's content for a page that fails to render. The page host handles a missing chunk. */
export function PageError() {
  return <CrashScreen onReload={() => location.reload()} />
}

/** Redirects a URL that the router cannot decode, such as /%, to the not-found page at the same path, encoded. */
export function MalformedUrl() {
  const { pathname } = useLocation()
  // The element must be stable: the router navigates again for every new <Navigate> element.
  const [notFoundRedirect] = useState(
    <Navigate to="/$" params={{ _splat: pathname.slice(1) }} replace={true} />,
  )
  return notFoundRedirect
}
