import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const packetProblems = {
  'documents.packet-untitled': {
    kind: 'invalid',
    text: 'Give the packet a title of at most {max} characters.',
  },
  'documents.packet-empty': { kind: 'invalid', text: 'Choose at least one document.' },
  'documents.packet-too-many': {
    kind: 'invalid',
    text: 'A packet can have {max} documents at most. You have chosen {chosen}.',
  },
  'documents.packet-too-large': {
    kind: 'invalid',
    text: 'The documents of a packet can have {max} MB together. Those that you have chosen have {chosen} MB.',
  },
  'documents.packet-not-accepted': {
    kind: 'refused',
    text: 'A document that you have chosen is not accepted any more, or cannot be part of a packet. Choose again.',
  },
  'documents.packet-absent': { kind: 'not-found', text: 'This packet does not exist any more.' },
  'documents.packet-not-ready': { kind: 'refused', text: 'This packet has no file.' },
} as const satisfies ProblemList

export const problem = problemFactory(packetProblems)

export type PacketProblemCode = keyof typeof packetProblems
