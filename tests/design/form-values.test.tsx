import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { FieldValue } from '../../src/design/field/field-value.ts'
import { TextField } from '../../src/design/field/text-field.tsx'
import { Form } from '../../src/design/form/form.tsx'
import { TextArea } from '../../src/design/text-area/text-area.tsx'
import { makeReadable, makeUnreadable, writeWithoutEvent } from '../support/field-input.ts'

const empty: FieldValue = { text: '', unreadable: false }

/** A form whose parent knows the values that the fields have reported. */
function openForm() {
  const submit = vi.fn()
  const changes: [string, FieldValue][] = []
  function Page() {
    const [values, setValues] = useState({
      email: empty,
      password: empty,
      born: empty,
      text: empty,
    })
    const field = (name: keyof typeof values) => ({
      label: name,
      name,
      value: values[name].text,
      unreadable: values[name].unreadable,
      onChange: (value: FieldValue) => {
        changes.push([name, value])
        setValues((known) => ({ ...known, [name]: value }))
      },
    })
    return (
      <>
        <Form id="form" label="A form" onSubmit={() => submit(values)}>
          <TextField {...field('email')} />
          <TextField
            {...field('password')}
            type="password"
            reveal={{ show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' }}
          />
          <TextField {...field('born')} type="date" />
          <TextField {...field('text')} locked value="locked" label="locked" />
          <TextArea {...field('text')} />
          <button type="submit">Submit</button>
        </Form>
        <button type="submit" form="form">
          Submit from outside
        </button>
      </>
    )
  }
  render(<Page />)
  const input = (name: string) => {
    const found = screen.getByLabelText(name, { selector: 'input, textarea' })
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
      throw new Error(`${name} is not a field`)
    return found
  }
  return { submit, changes, input }
}

const readable = (text: string): FieldValue => ({ text, unreadable: false })

describe('a value that a field got without an event', () => {
  test.each(['Submit', 'Submit from outside'])('is reported before %s', async (button) => {
    const { changes, input } = openForm()
    writeWithoutEvent(input('email'), 'maya')
    writeWithoutEvent(input('password'), 'sweet-pea-88')
    writeWithoutEvent(input('text'), 'a report')
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(changes).toEqual([
      ['email', readable('maya')],
      ['password', readable('sweet-pea-88')],
      ['text', readable('a report')],
    ])
    expect(input('password').value).toBe('sweet-pea-88')
  })

  test('is reported before a submit by a program', () => {
    const { changes, input } = openForm()
    writeWithoutEvent(input('email'), 'maya')
    fireEvent.submit(screen.getByRole('form'))
    expect(changes).toEqual([['email', readable('maya')]])
  })

  test('is reported if it was written through React’s own setter', () => {
    const { changes, input } = openForm()
    input('email').value = 'maya'
    fireEvent.submit(screen.getByRole('form'))
    expect(changes).toEqual([['email', readable('maya')]])
  })

  test('is not overwritten when another field changes', async () => {
    const { changes, input } = openForm()
    writeWithoutEvent(input('password'), 'sweet-pea-88')
    await userEvent.type(input('email'), 'm')
    expect(input('password').value).toBe('sweet-pea-88')
    expect(changes).toEqual([
      ['password', readable('sweet-pea-88')],
      ['email', readable('m')],
    ])
  })

  test('is not overwritten when the password is shown', async () => {
    const { input } = openForm()
    writeWithoutEvent(input('password'), 'sweet-pea-88')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input('password').value).toBe('sweet-pea-88')
  })

  test('is reported when the focus leaves a field', async () => {
    const { changes, input } = openForm()
    await userEvent.click(input('email'))
    writeWithoutEvent(input('email'), 'maya')
    await userEvent.tab()
    expect(changes).toEqual([['email', readable('maya')]])
  })

  test('is reported once', () => {
    const { changes, input } = openForm()
    writeWithoutEvent(input('email'), 'maya')
    fireEvent.submit(screen.getByRole('form'))
    fireEvent.submit(screen.getByRole('form'))
    expect(changes).toHaveLength(1)
  })
})

describe('an unreadable value', () => {
  test('is reported as unreadable before the submit, though the value is as empty as before', () => {
    const { changes, input } = openForm()
    makeUnreadable(input('born'))
    fireEvent.submit(screen.getByRole('form'))
    expect(changes).toEqual([['born', { text: '', unreadable: true }]])
    fireEvent.submit(screen.getByRole('form'))
    expect(changes).toHaveLength(1)
  })

  test('is reported with the change that makes it unreadable', () => {
    const { changes, input } = openForm()
    fireEvent.change(input('born'), { target: { value: '1990-02-28' } })
    makeUnreadable(input('born'))
    fireEvent.input(input('born'))
    expect(changes).toEqual([
      ['born', readable('1990-02-28')],
      ['born', { text: '', unreadable: true }],
    ])
  })

  test('is readable again once the field is emptied', () => {
    const { changes, input } = openForm()
    makeUnreadable(input('born'))
    fireEvent.submit(screen.getByRole('form'))
    makeReadable(input('born'))
    fireEvent.blur(input('born'))
    expect(changes.at(-1)).toEqual(['born', empty])
  })
})

test('a form without such values reports nothing, and submits once', async () => {
  const { changes, submit } = openForm()
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(changes).toEqual([])
  expect(submit).toHaveBeenCalledOnce()
})
