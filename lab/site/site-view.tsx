import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { Lab } from '../app/lab.ts'
import { labCopy } from '../copy.ts'
import { LabButton, Segments } from '../parts/controls.tsx'
import { failure, field, hint, label, note, row, view } from '../parts/parts.css.ts'
import * as styles from '../parts/views.css.ts'
import { savePath } from '../report/recorded-path.ts'
import { siteCopy } from '../site-copy.ts'
import { ActorsTree } from './actors-tree.tsx'
import { EventsTable } from './events-table.tsx'
import { divergenceLine } from './replay-actor.ts'
import { type ReplayedRecording, regressionOf } from './replay-recording.ts'
import sample from './sample-report.json' with { type: 'json' }
import type { Site } from './site.ts'
import { shownRecording } from './site-machine.ts'

/** A recording of the site, from a page in another tab or from a field report, on the machines. */
export function SiteView({ lab, site }: { lab: Lab; site: Site }) {
  const { value, context } = useSelector(site.actor, (snapshot) => snapshot)
  const path = useSelector(lab.actor, (snapshot) => snapshot.context.recording)
  const [chosen, setChosen] = useState<(typeof parts)[number] | null>(null)
  const { replayed, shown, problem } = context
  const recording = shownRecording(context)
  const part = chosen ?? (shown ? 'events' : 'actors')
  const showActor = (id: number) => {
    const actor = replayed?.actors.find((one) => one.actor.id === id)
    if (!actor) return
    site.actor.send({ type: 'actor chosen', shown: actor })
    setChosen('events')
  }
  return (
    <div className={view}>
      <Sources site={site} />
      {(problem !== '' || value === 'replaying') && (
        <p role="status" className={problem === '' ? hint : failure}>
          {problem || siteCopy.replaying}
        </p>
      )}
      {replayed && <Result lab={lab} replayed={{ ...replayed, suspect: shown }} />}
      {recording && (
        <>
          <Segments
            label={siteCopy.shownLabel}
            options={parts.map((one) => [one, siteCopy.shown[one]])}
            value={part}
            onChoose={setChosen}
          />
          {part === 'actors' && (
            <ActorsTree
              recording={recording}
              replayed={replayed?.actors ?? []}
              shown={shown}
              onShow={showActor}
            />
          )}
          {part === 'events' && shown && (
            <EventsTable
              replayed={shown}
              position={path.machine === shown.actor.name ? path.position : null}
              onStep={(to) => lab.send({ type: 'step chosen', position: to })}
            />
          )}
        </>
      )}
    </div>
  )
}

const parts = ['actors', 'events'] as const

/** The recordings to choose from, and what opens further ones. */
function Sources({ site }: { site: Site }) {
  const { pages, reports, source } = useSelector(site.actor, ({ context }) => context)
  const choices = [
    ...pages.map(({ id, since, isOpen }) => ({ value: id, text: siteCopy.page(since, isOpen) })),
    ...reports.map(({ cause, events }, index) => ({
      value: index,
      text: cause ? `${index + 1}. ${siteCopy.summary(cause, events.length)}` : '',
    })),
  ]
  const chosen = source ?? pages.at(-1)?.id
  return (
    <>
      {chosen === undefined && <p className={hint}>{siteCopy.noSite(window.location.origin)}</p>}
      {chosen !== undefined && (
        <div className={row}>
          <label className={label}>
            {siteCopy.source}
            <select
              className={field}
              value={chosen}
              onChange={({ currentTarget }) => {
                const next = choices[currentTarget.selectedIndex]
                if (next) site.actor.send({ type: 'source chosen', source: next.value })
              }}
            >
              {choices.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <LabButton tone="primary" onPress={() => site.actor.send({ type: 'replay requested' })}>
            {siteCopy.replay}
          </LabButton>
        </div>
      )}
      <details open={chosen === undefined}>
        <summary className={hint}>{siteCopy.openAnother}</summary>
        <OpenReport site={site} />
      </details>
    </>
  )
}

/** The form that opens field reports: a file, or a text. */
function OpenReport({ site }: { site: Site }) {
  const pasted = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={view}>
      <p className={hint}>{siteCopy.hint}</p>
      <label className={label}>
        {siteCopy.file}
        <input
          type="file"
          accept=".json,.ndjson,application/json"
          className={field}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) void site.openFile(chosen)
            // Otherwise choosing the same file again is no change.
            currentTarget.value = ''
          }}
        />
      </label>
      <label className={label}>
        {siteCopy.paste}
        <textarea ref={pasted} className={field} rows={6} spellCheck={false} />
      </label>
      <div className={row}>
        <LabButton tone="primary" onPress={() => site.open(pasted.current?.value ?? '')}>
          {siteCopy.open}
        </LabButton>
        <LabButton onPress={() => site.open(JSON.stringify(sample))}>
          {siteCopy.openSample}
        </LabButton>
      </div>
    </div>
  )
}

function Result({ lab, replayed }: { lab: Lab; replayed: ReplayedRecording }) {
  const { divergence, suspect } = replayed
  const save = () => {
    const test = regressionOf(lab.models, replayed)
    if (test) lab.send({ type: 'message', sentence: savePath(test) })
  }
  return (
    <section aria-label={siteCopy.result} className={styles.result}>
      <p role="status" className={note} data-warning={divergence ? '' : undefined}>
        {divergence
          ? divergenceLine(divergence)
          : siteCopy.agrees(suspect?.crashes ? suspect.actor.name : null)}
      </p>
      <LabButton tone="primary" disabled={suspect === null} onPress={save}>
        {labCopy.report.save}
      </LabButton>
    </section>
  )
}
