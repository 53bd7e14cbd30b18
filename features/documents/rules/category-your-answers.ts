// The place for the copies of what a client has answered: no case asks for it, and one gets it with the first copy.
import { optional, yourAnswersKey, type CategoryWords } from './category-kind.ts'

export const yourAnswers = optional(yourAnswersKey, {
  name: 'Your answers',
  description: 'Copies of what you answered in the questionnaire, as it was each time you submitted it.',
  why: 'So that you can see at any time what you told your attorney.',
  help: 'You need not send anything here. If something in a copy is wrong, tell your attorney.',
})

export const yourAnswersEs: CategoryWords = {
  name: 'Sus respuestas',
  description: 'Copias de lo que contestó en el cuestionario, tal como estaba cada vez que lo envió.',
  why: 'Para que pueda ver en todo momento lo que le dijo a su abogado.',
  help: 'No tiene que enviar nada aquí. Si algo en una copia no está bien, dígaselo a su abogado.',
}
