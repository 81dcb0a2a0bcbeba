import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Returns a function that sets the URL's hash to a panel, without a new history entry and without scrolling. */
export const usePanelHash = () => {
  const navigate = useNavigate()
  return useCallback(
    (id: string) => {
      const options = { replace: true, resetScroll: false, hashScrollIntoView: false }
      void navigate({ to: '/', search: true, hash: id, ...options })
    },
    [navigate],
  )
}
