// The Spanish texts address the client as usted.
import type { Wording } from '#lib/language.ts'
import type { faultWords } from './fault-words.en.ts'

export const faultWordsEs: Wording<typeof faultWords> = {
  required: ({ title }) => `${title} es obligatorio`,
  option: () => 'Seleccione una opción',
  nested: ({ title }) => `Por favor, ${title}`,
  digits: ({ title, limit }) => `${title} debe tener ${limit} dígitos`,
  foreignPhone: ({ title }) =>
    `${title} debe ser un número de 10 dígitos de EE. UU. Cuéntele a su abogado sobre un número de otro país.`,
  maxLength: ({ title, limit }) => `${title} puede tener como máximo ${limit} caracteres`,
  email: ({ title }) => `${title} debe ser un correo electrónico, por ejemplo nombre@ejemplo.com`,
  pattern: ({ title }) => `Revise ${title}`,
  itin: () => 'Un ITIN tiene 9 dígitos y empieza con 9',
  number: ({ title }) => `${title} debe ser un número, por ejemplo 1,200`,
  percent: ({ title }) => `${title} debe ser un número, por ejemplo 5.25`,
  decimals: ({ title }) => `${title} debe estar en dólares y centavos, por ejemplo 1,200.50`,
  decimalPlaces: ({ title, limit }) =>
    `${title} puede tener como máximo ${limit} dígitos después del punto decimal`,
  min: ({ title, limit }) => `${title} debe ser ${limit} o más`,
  max: ({ title, limit }) => `${title} debe ser ${limit} o menos`,
  earliest: ({ title, limit }) => `${title} debe ser ${limit} o después`,
  latest: ({ title, limit }) => `${title} debe ser ${limit} o antes`,
  date: ({ title }) => `${title} debe ser una fecha que exista, escrita como MM/DD/AAAA`,
  month: ({ title }) => `${title} debe ser un mes que exista, escrito como MM/AAAA`,
  year: ({ title }) => `${title} debe ser un año de cuatro dígitos`,
  future: ({ title }) => `${title} no puede estar en el futuro`,
  tooYoung: ({ title }) => `${title} debe ser de hace 18 años o más`,
  tooOld: ({ title }) => `${title} debe ser de 1900 o después`,
  tooFew: ({ item }) => `Agregue por lo menos un elemento: ${item}`,
  tooFewRows: ({ title, limit }) => `Complete las ${limit} filas de ${title}`,
  tooMany: ({ limit }) => `Puede agregar hasta ${limit}. Cuéntele a su abogado sobre el resto.`,
  exclusive: ({ item }) => `Elija «${item}» o las otras opciones, no ambas`,
}
