import { useRef } from 'react'
import { LabButton } from '../parts/lab-button.tsx'
import { field, hint, label, view } from '../parts/parts.css.ts'
import { siteCopy } from '../site-copy.ts'
import type { Site } from './site.ts'

/** The form that opens field reports: a file, or a text. */
export function OpenReport({ site }: { site: Site }) {
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
      <LabButton tone="primary" onPress={() => site.open(pasted.current?.value ?? '')}>
        {siteCopy.open}
      </LabButton>
    </div>
  )
}
