/** Shows the order on a page: a button, and the state of the order. */
export const showOrder = (root) => {
  root.innerHTML = '<button>Check out</button><p role="status"></p>'
  const [button, status] = root.children
  let changes = 0
  const show = (text) => {
    changes += 1
    status.textContent = text
    button.disabled = text !== 'In your cart'
  }
  button.addEventListener('click', () => {
    show('Paying')
    const current = changes
    const finish = (text) => {
      if (current === changes) show(text)
    }
    setTimeout(finish, 30_000, 'In your cart')
    fetch('/pay').then(
      ({ ok }) => finish(ok ? 'Paid' : 'In your cart'),
      () => finish('In your cart'),
    )
  })
  show('In your cart')
}
