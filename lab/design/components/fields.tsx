import { failureSentences } from '../../../src/copy/failures.ts'
import { loginCopy } from '../../../src/copy/login.ts'
import { editProfileCopy, pictureCopy, profileFormCopy } from '../../../src/copy/profile-form.ts'
import { reportIssueCopy } from '../../../src/copy/settings.ts'
import { Button } from '../../../src/design/button/button.tsx'
import { TextField } from '../../../src/design/field/text-field.tsx'
import { Form } from '../../../src/design/form/form.tsx'
import { FormNote } from '../../../src/design/form/form-note.tsx'
import { SubmitForm } from '../../../src/design/form/submit-form.tsx'
import { FormActions } from '../../../src/design/form-actions/form-actions.tsx'
import { Stack } from '../../../src/design/layout/stack.tsx'
import { TextLink } from '../../../src/design/link/text-link.tsx'
import { CropArea } from '../../../src/design/picture-picker/crop-area.tsx'
import { PicturePicker } from '../../../src/design/picture-picker/picture-picker.tsx'
import { TextArea } from '../../../src/design/text-area/text-area.tsx'
import { email, link, nothing } from '../../stages/rest.tsx'
import type { Entries } from '../entry.ts'
import { Holding, Pressed } from '../helpers.tsx'
import { longName, picture } from '../samples.ts'

type FieldProps = Omit<Parameters<typeof TextField>[0], 'value' | 'onChange'>

function Field({ initial = '', ...props }: FieldProps & { initial?: string }) {
  return (
    <Holding initial={initial}>
      {(value, change) => <TextField {...props} value={value} onChange={change} />}
    </Holding>
  )
}

function Area({ initial = '', error }: { initial?: string; error?: string }) {
  return (
    <Holding initial={initial}>
      {(value, change) => (
        <TextArea
          label={reportIssueCopy.description}
          name="description"
          placeholder={reportIssueCopy.placeholder}
          value={value}
          onChange={change}
          error={error}
        />
      )}
    </Holding>
  )
}

const name = { label: editProfileCopy.fullName, name: 'fullName' } as const
const reveal = { show: loginCopy.showPassword, hide: loginCopy.hidePassword }
const password = { label: loginCopy.password, name: 'password', type: 'password', reveal } as const
const extent = { width: 600, height: 400 }

const picker = {
  src: null,
  label: pictureCopy.label,
  choose: pictureCopy.change,
  look: 'buttons',
  accept: 'image/jpeg,image/png',
  hint: pictureCopy.hint,
  busy: false,
  onFile: nothing,
} as const

const Entry = ({ busy = false, refused = false }) => (
  <SubmitForm
    label={loginCopy.form}
    submit={loginCopy.submit}
    busyLabel={loginCopy.busy}
    busy={busy}
    onSubmit={nothing}
    outcome={<FormNote>{refused ? failureSentences['wrong credentials'] : undefined}</FormNote>}
  >
    <Field {...name} label={loginCopy.identifier} autoComplete="username" />
    <Field {...password} />
  </SubmitForm>
)

export const fields = {
  'text-field': {
    purpose: 'One line of text, with its label and what is to be said about the answer.',
    states: {
      empty: () => <Field {...name} />,
      filled: () => <Field {...name} initial={longName} />,
      placeholder: () => (
        <Field
          {...name}
          label={editProfileCopy.phone}
          placeholder={profileFormCopy.phonePlaceholder}
        />
      ),
      hint: () => <Field {...name} hint={editProfileCopy.lastEdited('20 November 2026')} />,
      error: () => <Field {...name} error="Please enter your name" />,
      success: () => <Field {...name} initial={email} success="Email verified successfully!" />,
      optional: () => <Field {...name} optional="Optional" />,
      locked: () => <Field {...name} initial={email} locked hint={editProfileCopy.locked} />,
      aside: () => (
        <Field
          {...password}
          aside={<TextLink render={link}>{loginCopy.forgotPassword}</TextLink>}
        />
      ),
      hidden: () => <Field {...password} initial="sweet-pea-88" />,
      revealed: () => (
        <Pressed>
          <Field {...password} initial="sweet-pea-88" />
        </Pressed>
      ),
    },
  },
  'text-area': {
    purpose: 'Several lines of text, with their label and error.',
    states: {
      empty: () => <Area />,
      filled: () => <Area initial="The supper that I moved to Friday is still on Thursday." />,
      error: () => <Area error={reportIssueCopy.missing} />,
    },
  },
  form: {
    purpose: 'Answers that are judged together; a failed submit leads to the first wrong one.',
    states: {
      rest: () => (
        <Form label={loginCopy.form} onSubmit={nothing}>
          <Stack space="2">
            <Field {...name} label={loginCopy.identifier} autoComplete="username" />
            <Field {...password} />
            <Button tone="primary" type="submit" size="lg" full>
              {loginCopy.submit}
            </Button>
          </Stack>
        </Form>
      ),
    },
  },
  'submit-form': {
    purpose: 'A form with one button under its fields, and what came of it under that.',
    states: { rest: () => <Entry />, busy: () => <Entry busy />, refused: () => <Entry refused /> },
  },
  'form-note': {
    purpose: 'Why a form was not taken, under its button. Its line is kept while it is silent.',
    states: {
      said: () => <FormNote>{failureSentences['wrong credentials']}</FormNote>,
    },
  },
  'form-actions': {
    purpose: 'The buttons at the end of a form, the one that cancels first.',
    states: {
      rest: () => (
        <FormActions>
          <Button size="lg">{editProfileCopy.cancel}</Button>
          <Button tone="primary" size="lg">
            {editProfileCopy.submit}
          </Button>
        </FormActions>
      ),
    },
  },
  'picture-picker': {
    purpose: 'A picture with the ways to change and to remove it.',
    states: {
      none: () => <PicturePicker {...picker} />,
      chosen: () => (
        <PicturePicker
          {...picker}
          src={picture}
          adjust={{ label: pictureCopy.adjust, onAdjust: nothing }}
          remove={{ label: pictureCopy.remove, onRemove: nothing }}
        />
      ),
      small: () => <PicturePicker {...picker} src={picture} warning={pictureCopy.small} />,
      refused: () => <PicturePicker {...picker} problem="Please choose a JPG or PNG picture." />,
      busy: () => <PicturePicker {...picker} busy />,
      camera: () => (
        <PicturePicker
          {...picker}
          look="camera"
          choose={pictureCopy.choose}
          hint={pictureCopy.completionHint}
        />
      ),
    },
  },
  'crop-area': {
    purpose: 'Chooses the square of a picture that is kept.',
    states: {
      rest: () => <Crop locked={false} />,
      locked: () => <Crop locked />,
    },
  },
} satisfies Entries

function Crop({ locked }: { locked: boolean }) {
  return (
    <Holding initial={{ x: 140, y: 20, size: 320 }}>
      {(square, change) => (
        <CropArea
          src={picture}
          extent={extent}
          square={square}
          onChange={change}
          label={pictureCopy.crop.label}
          help={pictureCopy.crop.help}
          sizeLabel={pictureCopy.crop.size}
          whereabouts={pictureCopy.crop.whereabouts}
          locked={locked}
        />
      )}
    </Holding>
  )
}
