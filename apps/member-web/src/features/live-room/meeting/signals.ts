/**
 * Signals that two browsers exchange to connect. `call` identifies one attempt, started by the lower participant
 * number.
 */
export type Signal =
  | { kind: 'offer'; call: string; sdp: string }
  | { kind: 'answer'; call: string; sdp: string }
  | { kind: 'ice'; call: string; candidates: RTCIceCandidateInit[] }
  /** The attempt failed. Asks for another one. */
  | { kind: 'again' }
  /** Which devices are on, so that the receiver need not derive it from the media. */
  | { kind: 'state'; microphone: boolean; camera: boolean };

const KINDS = new Set(['offer', 'answer', 'ice', 'again', 'state']);

/** Parses a signal, or returns null if it is invalid, because other browsers can send anything. */
export function readSignal(text: string): Signal | null {
  try {
    const read = JSON.parse(text) as Signal | null;
    return read && typeof read === 'object' && KINDS.has(read.kind) ? read : null;
  } catch {
    return null;
  }
}
