/** A handler of requests: GET reads the state of the order, POST checks it out. */
export const createOrderApi = (pay) => {
  let state = 'cart'
  let changes = 0
  const enter = (next) => {
    changes += 1
    state = next
  }
  const checkOut = () => {
    enter('paying')
    const current = changes
    const finish = (next) => {
      if (current === changes) enter(next)
    }
    setTimeout(finish, 30_000, 'cart')
    pay().then(
      () => finish('paid'),
      () => finish('cart'),
    )
  }
  return async ({ method }) => {
    if (method === 'POST' && state !== 'cart') return new Response(null, { status: 409 })
    if (method === 'POST') checkOut()
    return Response.json({ state })
  }
}
