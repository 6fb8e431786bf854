/** What two browsers tell each other to meet. `call`: one attempt to connect, begun by whoever has the lower number. */
export type Signal =
  | { kind: 'offer'; call: string; sdp: string }
  | { kind: 'answer'; call: string; sdp: string }
  | { kind: 'ice'; call: string; candidates: RTCIceCandidateInit[] }
  /** It did not come about: begin another call. */
  | { kind: 'again' }
  /** What is on; nobody has to guess it from what arrives. */
  | { kind: 'state'; microphone: boolean; camera: boolean };

const KINDS = new Set(['offer', 'answer', 'ice', 'again', 'state']);

/** Null for what is none of ours: another participant's browser may say anything. */
export function readSignal(text: string): Signal | null {
  try {
    const read = JSON.parse(text) as Signal | null;
    return read && typeof read === 'object' && KINDS.has(read.kind) ? read : null;
  } catch {
    return null;
  }
}
