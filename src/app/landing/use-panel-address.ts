import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Lets the address name a panel, without a step in the history and without moving the page. */
export const usePanelAddress = () => {
  const navigate = useNavigate()
  return useCallback(
    (id: string) => {
      const quietly = { replace: true, resetScroll: false, hashScrollIntoView: false }
      void navigate({ to: '/', search: true, hash: id, ...quietly })
    },
    [navigate],
  )
}
