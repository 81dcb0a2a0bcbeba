import { testimonialCopy } from '../../copy/login.ts'
import { Quote } from '../../design/feature-panel/quote.tsx'
import { PersonLine } from '../../design/portrait/person-line.tsx'
import { priya } from '../../design/portrait/priya.tsx'

export function Testimonial() {
  return (
    <Quote by={<PersonLine of={priya} name={testimonialCopy.name} about={testimonialCopy.role} />}>
      {testimonialCopy.quote}
    </Quote>
  )
}
