import { Icon, type IconShape } from '../icon/icon.tsx'
import { Heading } from '../text/heading.tsx'
import * as styles from './info-card.css.ts'

type Props = {
  icon: IconShape
  tone: 'wisteria' | 'marigold' | 'shoot' | 'clay'
  title: string
  text: string
}

/** A feature of the app. It only informs, so it does not look pressable. */
export function InfoCard({ icon, tone, title, text }: Props) {
  return (
    <div className={styles.card}>
      <span className={styles.plate[tone]}>
        <Icon icon={icon} size={24} />
      </span>
      <div className={styles.texts}>
        <Heading level={3} size="subheading">
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  )
}
