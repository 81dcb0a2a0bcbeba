import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The phone number of a profile form: an unchanged one in a readable format, whose code is loaded after the page. */
export const useReadablePhone = ({
  values,
  member,
}: {
  values: { phone: string }
  member: { phone: string }
}): string => {
  const [readable, setReadable] = useState(member.phone)
  useEffect(() => {
    if (member.phone === '') return
    import('../../services/phone-number.ts').then(
      ({ readablePhone }) => {
        // Another text would move the caret of a member who is already in the field, or gets there before a later render.
        if (document.activeElement?.getAttribute('name') === 'phone') return
        flushSync(() => setReadable(readablePhone(member.phone)))
      },
      () => {
        // The number stays as it is stored.
      },
    )
  }, [member.phone])
  return values.phone === member.phone && member.phone !== '' ? readable : values.phone
}
