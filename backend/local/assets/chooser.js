/* The emulator's account rows can be focused but answer to the mouse only; this gives them the keyboard. */
addEventListener('keydown', (event) => {
  const onRow = event.target instanceof HTMLElement && event.target.matches('.js-reuse-account')
  if (!onRow || (event.key !== 'Enter' && event.key !== ' ')) return
  event.preventDefault()
  event.target.click()
})
