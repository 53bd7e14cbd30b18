import type { PetitionProblem } from './problems.ts'

export const sentences: Readonly<Record<PetitionProblem, string>> = {
  'petition.reason-length': 'Escriba un motivo de {min} a {max} caracteres.',
  'petition.not-read': 'Marque esta casilla, o corrija antes los acreedores.',
  'petition.matrix-changed':
    'La lista de acreedores cambió desde que usted la vio. Vea otra vez lo que hay que corregir.',
  'petition.no-creditors':
    'El cliente aún no ha indicado acreedores, así que no hay nada que listar.',
}
