import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choosePicture, expectToast, openSite, press, selectPicture, type } from './open-site.tsx'

const place = {
  type: 'Point',
  coordinates: [18.0686, 59.3293],
  address: 'Stockholm, Sweden',
  city: 'Stockholm',
} as const

const picture = new File(['pixels'], 'maya.png', { type: 'image/png' })

const sentBy = ({ memberApi }: Awaited<ReturnType<typeof openSite>>) =>
  memberApi.controls.calls.filter(({ name }) => name === 'update').map(({ given }) => given[0])

describe('a stored phone number', () => {
  it('is sent as it is stored if it is unchanged, and as it is typed otherwise', async () => {
    const site = await openSite({ at: '/edit-profile', member: { phone: '+351912345678' } })
    await screen.findByDisplayValue('+351 912 345 678')
    site.memberApi.controls.fail('update', { kind: 'unreachable' })
    await press('Save changes')
    await waitFor(() => expect(sentBy(site)).toMatchObject([{ phone: '+351912345678' }]))
    await type('Phone Number', '+351 912 345 67')
    expect(screen.getByLabelText('Phone Number').getAttribute('value')).toBe('+351 912 345 67')
    await press('Save changes')
    await waitFor(() => expect(sentBy(site)).toMatchObject([{}, { phone: '+351 912 345 67' }]))
  })

  it('is shown in its international format, and is no unsaved change', async () => {
    const { path } = await openSite({ at: '/edit-profile', member: { phone: '+351912345678' } })
    // From the first render, because a later text would move the caret.
    expect(await screen.findByLabelText('Phone Number')).toHaveProperty('value', '+351 912 345 678')
    await press('Cancel')
    await waitFor(() => expect(path()).toBe('/profile'))
  })
})

describe('a stored phone number of the country of the reader', () => {
  afterEach(() => vi.restoreAllMocks())

  const openInSweden = async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv-SE', 'en-US'])
    const site = await openSite({ at: '/edit-profile', member: { phone: '+46812345678' } })
    await screen.findByDisplayValue('08-123 456 78')
    return site
  }

  it('is shown in its national format, and sent in the international one after a change', async () => {
    const site = await openInSweden()
    await type('Phone Number', '08-123 456 79')
    await press('Save changes')
    await waitFor(() => expect(sentBy(site)).toMatchObject([{ phone: '+46812345679' }]))
  })

  it('is no unsaved change once it is typed again', async () => {
    const { path } = await openInSweden()
    await type('Phone Number', '08-123 456 7')
    await type('Phone Number', '08-123 456 78')
    await press('Cancel')
    await waitFor(() => expect(path()).toBe('/profile'))
  })
})

describe('a profile that is saved', () => {
  it('is sent with its date of birth, and is refetched (spec 7.22, 7.23, 7.25)', async () => {
    const site = await openSite({
      at: '/edit-profile',
      member: { phone: '+46812345678', profileImage: 'https://pictures.example/1' },
    })
    await type('Full Name', 'Maya Ada Lindqvist')
    await type('Date of Birth', '1993-03-14')
    await press('Set my location')
    await waitFor(() =>
      expect(document.querySelector('input[name=location]')).toHaveProperty('value', place.address),
    )
    const fetched = site.memberApi.controls.count('me')
    await press('Save changes')
    await waitFor(() => expect(site.path()).toBe('/profile'))
    expect(sentBy(site)).toEqual([
      {
        firstName: 'Maya',
        lastName: 'Ada Lindqvist',
        email: 'maya@lindqvist.example',
        phone: '+46812345678',
        profileImage: 'https://pictures.example/1',
        location: place,
        dateOfBirth: '1993-03-14',
      },
    ])
    expect(site.memberApi.controls.count('me')).toBe(fetched + 1)
  })

  it.each(['ftp://pictures.example/1', 'javascript:alert(1)'])(
    'keeps the picture %s, which is never shown',
    async (profileImage) => {
      const site = await openSite({ at: '/edit-profile', member: { profileImage } })
      await type('Full Name', 'Maya Ada Lindqvist')
      expect(document.querySelector(`img[src="${profileImage}"]`)).toBe(null)
      await press('Save changes')
      await waitFor(() => expect(site.path()).toBe('/profile'))
      expect(document.querySelector(`img[src="${profileImage}"]`)).toBe(null)
      expect(sentBy(site)).toMatchObject([{ profileImage }])
    },
  )

  it('can remove a picture that is never shown', async () => {
    const profileImage = 'ftp://pictures.example/1'
    const site = await openSite({ at: '/edit-profile', member: { profileImage } })
    const note = 'You have a picture that we can’t show. Replace it, or remove it.'
    await screen.findByText(note)
    await press('Remove Picture')
    expect(screen.queryByText(note)).toBeNull()
    await press('Keep the picture')
    await screen.findByText(note)
    await press('Remove Picture')
    await press('Save changes')
    await waitFor(() => expect(site.path()).toBe('/profile'))
    expect(sentBy(site)).toMatchObject([{ profileImage: '' }])
  })

  it('for the first time is sent without a date of birth (spec 7.22, 7.23)', async () => {
    const site = await openSite({ at: '/profile-completion', member: {} })
    await press('Next')
    await waitFor(() => expect(site.path()).toBe('/'))
    expect(sentBy(site)).toEqual([
      {
        firstName: 'Maya',
        lastName: 'Lindqvist',
        email: 'maya@lindqvist.example',
        phone: '',
        profileImage: '',
        location: null,
      },
    ])
  })

  it('sends a typed location without a position, its city up to the first comma (spec 3.20, 3.21)', async () => {
    const site = await openSite({ at: '/edit-profile', member: {} })
    await type('Location', 'Porto, Portugal, Europe')
    await press('Save changes')
    await waitFor(() =>
      expect(sentBy(site)).toMatchObject([
        {
          location: { coordinates: [0, 0], address: 'Porto, Portugal, Europe', city: 'Porto' },
        },
      ]),
    )
  })

  it('uploads no picture if none was chosen (spec 7.39)', async () => {
    const { pictureStore, path } = await openSite({
      at: '/edit-profile',
      member: { profileImage: 'https://pictures.example/1' },
    })
    await type('Phone Number', '+46812345678')
    await press('Save changes')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(pictureStore.controls.calls).toEqual([])
  })

  it('uploads the new picture once as a data URL and stores its download URL (spec 7.37, 7.38, 7.39)', async () => {
    const { pictureStore, records, account, path } = await openSite({
      at: '/edit-profile',
      member: {},
    })
    await choosePicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
    await press('Save changes')
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(pictureStore.controls.count('save')).toBe(1)
    expect(pictureStore.pictures.get(account.uid)).toMatch(/^data:image\/jpeg;base64,/)
    expect(records.get(account.uid)?.profileImage).toBe(
      `https://pictures.example/profile_images/${account.uid}`,
    )
  })
})

describe('a profile form that is being saved', () => {
  const openSaving = async () => {
    const site = await openSite({ at: '/edit-profile', member: {} })
    const saving = site.memberApi.controls.hold('update')
    await type('Phone Number', '+46812345678')
    await press('Save changes')
    return { ...site, saving }
  }

  it('accepts no other value until saving has failed', async () => {
    const { saving } = await openSaving()
    for (const name of ['Full Name', 'Phone Number', 'Location']) {
      expect(screen.getByLabelText(name).hasAttribute('readonly')).toBe(true)
    }
    for (const name of ['Set my location', 'Change picture']) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    }
    saving.fail({ kind: 'server error' })
    await screen.findByRole('button', { name: 'Save changes' })
    expect(screen.getByLabelText('Location').hasAttribute('readonly')).toBe(false)
    await selectPicture(picture)
    await screen.findByRole('dialog', { name: 'Crop your picture' })
  })

  it('ignores a file that is chosen, and does not block Back afterwards', async () => {
    const { app, pictureFiles, saving, path } = await openSaving()
    await selectPicture(picture)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(pictureFiles.held.size).toBe(0)
    saving.release()
    await waitFor(() => expect(path()).toBe('/profile'))
    expect(app.blocker.getSnapshot().context.blocks.dialog).toBe(false)
  })
})

describe('a profile that is not saved after the upload of its picture', () => {
  /** Maya's record has the URL of the file that the upload replaces. */
  const saveWithPicture = async (kind: 'refused' | 'server error') => {
    const newUrl = 'https://pictures.example/profile_images/uid-1'
    const site = await openSite({
      at: '/edit-profile',
      member: { phone: '+46812345678', profileImage: `${newUrl}?token=1` },
    })
    site.memberApi.controls.fail('update', { kind })
    await choosePicture(picture)
    await type('Phone Number', '112')
    await press('Save changes')
    await expectToast('Failed to update profile')
    return { site, newUrl }
  }

  it('keeps the picture if its texts were refused', async () => {
    const { site, newUrl } = await saveWithPicture('refused')
    await screen.findByRole('button', { name: 'Save changes' })
    expect(sentBy(site)).toMatchObject([
      { phone: '112', profileImage: newUrl },
      { phone: '+46812345678', profileImage: newUrl },
    ])
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('value', '112')
    await press('Cancel')
    await screen.findByText('Your changes on this page will be lost.')
  })

  it('says before the page is left that the old picture is replaced', async () => {
    const { site, newUrl } = await saveWithPicture('server error')
    await press('Cancel')
    await screen.findByText(/^Your changes .* won’t show a picture until you save one\.$/)
    await press('Keep editing')
    site.pictureStore.controls.fail('save', { kind: 'unreachable' })
    await press('Save changes')
    await waitFor(() => expect(site.path()).toBe('/profile'))
    expect(sentBy(site)).toMatchObject([{ profileImage: newUrl }, { profileImage: newUrl }])
  })
})

describe('a second file that is chosen while the first is inspected', () => {
  it('is ignored and not held in memory', async () => {
    const { pictureFiles } = await openSite({ at: '/edit-profile', member: {} })
    const inspecting = pictureFiles.controls.hold('inspect')
    const first = new File(['first'], 'first.png', { type: 'image/png' })
    await selectPicture(first)
    await selectPicture(new File(['second'], 'second.png', { type: 'image/png' }))
    expect([...pictureFiles.held.values()]).toEqual([first])
    inspecting.release()
    await screen.findByRole('dialog', { name: 'Crop your picture' })
  })
})

describe('a profile form that is closed while a picture is cropped', () => {
  it('does not block Back', async () => {
    const { app } = await openSite({ at: '/edit-profile', member: {} })
    await selectPicture(new File(['pixels'], 'maya.png', { type: 'image/png' }))
    await screen.findByRole('dialog', { name: 'Crop your picture' })
    fireEvent.click(screen.getByText('Cancel', { selector: 'form button *' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(app.blocker.getSnapshot().context.blocks.dialog).toBe(false)
  })
})
