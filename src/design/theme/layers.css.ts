import { globalLayer } from '@vanilla-extract/css'

/*
 * The order of the cascade, weakest first. Every rule of the site names one of these layers, because a rule outside any
 * layer overrides them all.
 */
export const reset = globalLayer('reset')
export const tokens = globalLayer('tokens')
export const components = globalLayer('components')
export const variants = globalLayer('variants')
export const screens = globalLayer('screens')
