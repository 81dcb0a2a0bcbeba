import { useSelector } from '@xstate/react'
import { type AnyModel, startRun } from 'statewalk'
import { labCopy } from '../copy.ts'
import { helpCopy } from '../help-copy.ts'
import { LabButton, Segments } from '../parts/controls.tsx'
import { bar } from '../parts/machine-list.css.ts'
import { field } from '../parts/parts.css.ts'
import { startRecording } from '../recording/recording.ts'
import { countOf, type Records } from '../records/records.ts'
import type { Lab } from './lab.ts'
import type { View } from './lab-machine.ts'
import * as styles from './lab-page.css.ts'
import { fragmentOf } from './location.ts'

const views: readonly View[] = ['chart', 'steps', 'paths', 'site']

/** The header of the lab: the machine, its input, the coverage, the views, and what applies to the whole recording. */
export function LabHead({
  lab,
  records,
  isAlone,
}: {
  lab: Lab
  records: Records
  /** Whether no machine is shown. */
  isAlone: boolean
}) {
  const location = useSelector(lab.actor, ({ context }) => context)
  const { machine, input } = location.recording
  const limits = limitsOf(lab.modelOf(machine), input)
  const copyLink = async () => {
    const { href } = new URL(fragmentOf(location), window.location.href)
    const sentence = await navigator.clipboard.writeText(href).then(
      () => labCopy.report.linkCopied,
      () => labCopy.report.linkNotCopied,
    )
    lab.send({ type: 'message', sentence })
  }
  return (
    <header className={styles.head}>
      <p className={styles.title}>{labCopy.title}</p>
      <h1 className={styles.machine}>{isAlone ? labCopy.views.site : machine}</h1>
      <select
        hidden={isAlone}
        className={`${field} ${styles.inputs}`}
        aria-label={labCopy.input}
        title={limits.join(', ') || undefined}
        value={input}
        onChange={({ currentTarget }) =>
          lab.send({
            type: 'location opened',
            location: {
              ...location,
              recording: startRecording(machine, currentTarget.value),
              path: null,
            },
          })
        }
      >
        <Inputs model={lab.modelOf(machine)} />
      </select>
      <Totals lab={lab} records={records} />
      <Segments
        label={labCopy.viewsLabel}
        options={views.map((one) => [one, labCopy.views[one]])}
        value={location.view}
        onChoose={(view) => lab.send({ type: 'view chosen', view })}
      />
      <LabButton onPress={() => void copyLink()}>{labCopy.copyLink}</LabButton>
      <LabButton shortcut="?" onPress={() => lab.send({ type: 'help opened' })}>
        {helpCopy.help.open}
      </LabButton>
    </header>
  )
}

/** The limits that tests make smaller with this input than the site has, such as `2 checks instead of 30`. */
export const limitsOf = (model: AnyModel, input: string): readonly string[] => {
  const [full] = Object.keys(model.fullInputs ?? {})
  if (full === undefined || !Object.hasOwn(model.inputs, input)) return []
  const onSite: object = startRun(model, full).snapshot().context
  return Object.entries<unknown>(startRun(model, input).snapshot().context).flatMap(
    ([name, limit]) => {
      const usual: unknown = Reflect.get(onSite, name)
      return /^max[A-Z]/.test(name) && limit !== usual
        ? labCopy.limit(String(limit), name.slice(3).toLowerCase(), String(usual))
        : []
    },
  )
}

/** The inputs of a model. If tests use smaller limits than the site, both groups are named. */
function Inputs({ model }: { model: AnyModel }) {
  const { inputs, fullInputs } = model
  const optionsOf = (group: object) =>
    Object.keys(group).map((name) => <option key={name}>{name}</option>)
  if (!fullInputs) return optionsOf(inputs)
  const [first = ''] = Object.keys(inputs)
  return (
    <>
      <optgroup label={limitsOf(model, first).join(', ')}>{optionsOf(inputs)}</optgroup>
      <optgroup label={labCopy.fullInputs}>{optionsOf(fullInputs)}</optgroup>
    </>
  )
}

function Totals({ lab, records }: { lab: Lab; records: Records }) {
  const coverages = lab.models.flatMap(({ machine }) => records.coverageOf(machine.id) ?? [])
  const states = countOf(coverages.flatMap((coverage) => Object.values(coverage.states)))
  const transitions = countOf(coverages.flatMap((coverage) => Object.values(coverage.transitions)))
  const text =
    coverages.length === 0 ? labCopy.measureFirst : labCopy.testedInAll(states, transitions)
  return (
    <p className={styles.totals} title={text}>
      <span className={styles.totalsText}>{text}</span>
      {coverages.length > 0 && (
        <progress
          className={`${bar} ${styles.totalsBar}`}
          aria-label={labCopy.coverage}
          value={transitions.covered}
          max={transitions.all}
        />
      )}
    </p>
  )
}
