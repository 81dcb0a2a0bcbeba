import type { FormEvent } from 'react'
import { sendOf } from 'statewalk/internal'
import { isSecret } from '../../machines/live/secrets.ts'
import { labCopy } from '../copy.ts'
import * as parts from './parts.css.ts'
import { field, hint, label, row } from './parts.css.ts'
import type { EventSample } from './samples-of.ts'

type Props = { sample: EventSample; onMove: (move: string) => void }

/**
 * A form for an event with custom data, filled with the model's sample. Strings are plain text, other values JSON;
 * secrets keep the sample's value.
 */
export function PayloadForm({ sample: { type, data }, onMove }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed: Record<string, unknown> = { ...data }
    for (const [name, value] of form) {
      const read = readAs(String(value), data[name])
      const input = event.currentTarget.elements.namedItem(name)
      if (!(input instanceof HTMLInputElement)) continue
      input.setCustomValidity(read === null ? labCopy.notJson : '')
      if (read === null) {
        input.reportValidity()
        return
      }
      typed[name] = read.value
    }
    if (isSecret(typed) && !isSecret(data)) return
    onMove(sendOf(type, typed).name)
  }

  return (
    <details>
      <summary className={hint}>{labCopy.ownPayload(type)}</summary>
      <form className={parts.plainForm} onSubmit={submit}>
        {Object.entries(data).map(([name, value]) =>
          isSecret(data) && name === 'value' ? (
            <p key={name} className={hint}>
              {labCopy.secretStays(name)}
            </p>
          ) : (
            <label key={name} className={label}>
              {name}
              <input
                className={field}
                name={name}
                defaultValue={typeof value === 'string' ? value : JSON.stringify(value)}
                autoComplete="off"
                spellCheck={false}
                onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
              />
            </label>
          ),
        )}
        <div className={row}>
          <button type="submit" className={parts.button}>
            {labCopy.send(type)}
          </button>
        </div>
      </form>
    </details>
  )
}

const readAs = (text: string, sample: unknown): { value: unknown } | null => {
  if (typeof sample === 'string') return { value: text }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
