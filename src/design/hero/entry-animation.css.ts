import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/in-layer.ts'
import { components } from '../theme/layers.css.ts'
import { reader } from '../theme/media.ts'
import { leaf as darkOrLightLeaf, stem } from '../vine/vine.css.ts'

const { duration, easing } = vars.motion

const fadeIn = keyframes({ from: { opacity: 0 } })
const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })
const growUp = keyframes({ from: { transform: 'scaleY(0)' } })
const openLeaf = keyframes({ from: { transform: 'scale(0)' } })
const settleIn = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } })

/* The order of the entry animation: slats, blocks, the stems below the plan, the plan, the stems above it. */
const afterSlats = 160
const betweenBlocks = 40
const afterBlocks = 440
const growing = 1000
const atPlan = afterBlocks + growing

export const fade = componentStyle({
  animation: `${fadeIn} ${duration.base} ${easing.standard} both`,
})

export const drops = style({})
export const grows = style({})

export const settles = componentStyle({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${settleIn} ${duration.grow} ${easing.settle} ${atPlan}ms both`,
  '@media': { [reader.prefersReducedMotion]: { animation: 'none' } },
})

whereMotionIsAllowed(`${drops} > *`, {
  animation: `${dropIn} ${duration.base} ${easing.grow} ${afterSlats}ms both`,
})
for (let block = 2; block <= 7; block++) {
  whereMotionIsAllowed(`${drops} > :nth-child(${block})`, {
    animationDelay: `${afterSlats + (block - 1) * betweenBlocks}ms`,
  })
}

whereMotionIsAllowed(`${grows} .${stem.split(' ')[0]}`, {
  transformBox: 'fill-box',
  transformOrigin: '50% 100%',
  animation: `${growUp} ${growing}ms ${easing.grow} ${afterBlocks}ms both`,
})

/* Leaves open from the bottom of a stem to its tip. */
for (const leaf of Object.values(darkOrLightLeaf)) {
  whereMotionIsAllowed(`${grows} .${leaf}`, {
    animation: `${openLeaf} ${duration.grow} ${easing.settle} ${afterBlocks + growing / 2}ms both`,
  })
}
for (let leaf = 2; leaf <= 9; leaf++) {
  whereMotionIsAllowed(`${grows} > g > :nth-child(${leaf}) > path`, {
    animationDelay: `${afterBlocks + leaf * 110}ms`,
  })
}

/* The first two plants. */
const abovePlan = `${grows} > g:nth-child(-n+2)`
whereMotionIsAllowed(`${abovePlan} .${stem.split(' ')[0]}`, { animationDelay: `${atPlan}ms` })
for (let leaf = 2; leaf <= 7; leaf++) {
  whereMotionIsAllowed(`${abovePlan} > :nth-child(${leaf}) > path`, {
    animationDelay: `${atPlan + leaf * 110}ms`,
  })
}

function whereMotionIsAllowed(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(`.${selector}`, {
    '@layer': { [components]: { '@media': { [reader.allowsMotion]: rule } } },
  })
}
