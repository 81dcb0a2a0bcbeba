import * as styles from './dark-panel.css.ts'

type Step = {
  title: string
  text: string
  current: boolean
}

/** The list of steps. For a dark panel. */
export function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <div className={styles.steps}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li
            key={step.title}
            className={styles.step}
            data-current={step.current || undefined}
            aria-current={step.current ? 'step' : undefined}
          >
            <p className={styles.stepTitle}>{step.title}</p>
            <p className={styles.stepText}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
