import { Component, type ReactNode } from 'react'
import { labCopy } from '../copy.ts'
import { LabButton } from './controls.tsx'
import { failure } from './parts.css.ts'

type Props = {
  /** The name of the part, for the message. */
  part: string
  /** Another value renders the part again, such as the next step. */
  resetOn: unknown
  onRetry?: () => void
  children: ReactNode
}

/** A part of the lab that can fail alone: its error replaces it, and everything else continues. */
export class ErrorBoundary extends Component<Props, { reason: string | null }> {
  override state = { reason: null }

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  override componentDidUpdate({ resetOn }: Props) {
    if (resetOn !== this.props.resetOn && this.state.reason !== null)
      this.setState({ reason: null })
  }

  override render() {
    const { part, onRetry, children } = this.props
    const { reason } = this.state
    if (reason === null) return children
    return (
      <div role="alert" className={failure}>
        <p>{labCopy.failed(part, reason)}</p>
        <LabButton
          onPress={() => {
            this.setState({ reason: null })
            onRetry?.()
          }}
        >
          {labCopy.retry}
        </LabButton>
      </div>
    )
  }
}
