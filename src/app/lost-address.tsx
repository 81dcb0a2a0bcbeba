import { Navigate, useLocation } from '@tanstack/react-router'
import { useState } from 'react'

/** Leads an address that no route can read, such as /%, to the page that says so: under the same address, written readably. */
export function LostAddress() {
  const { pathname } = useLocation()
  // One element for all drawings: the router would set out anew for each.
  const [toNotFound] = useState(
    <Navigate to="/$" params={{ _splat: pathname.slice(1) }} replace={true} />,
  )
  return toNotFound
}
