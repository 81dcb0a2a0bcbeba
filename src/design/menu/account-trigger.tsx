import { Avatar } from '../avatar/avatar.tsx'
import * as styles from './account-trigger.css.ts'

/** The content of the account menu's trigger: the picture, and the name from md upwards. */
export function AccountTrigger({ name, picture }: { name: string; picture: string | null }) {
  return (
    <>
      <Avatar src={picture} size={38} />
      <span className={styles.name}>{name}</span>
    </>
  )
}
