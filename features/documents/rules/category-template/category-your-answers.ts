// New cases do not have this category. A case gets it together with its first copy of the answers.
import { optionalCategory, yourAnswersKey, type CategoryWords } from './category-kind.ts'

export const yourAnswers = optionalCategory(yourAnswersKey, {
  name: 'Your answers',
  description: 'Copies of your answers in the questionnaire, one from each time you submitted it.',
  why: 'Here you can see what you told your attorney at any time.',
  help: 'You don’t need to send anything here. If something in a copy is wrong, tell your attorney.',
})

export const yourAnswersEs: CategoryWords = {
  name: 'Sus respuestas',
  description: 'Copias de sus respuestas en el cuestionario, una de cada vez que lo envió.',
  why: 'Aquí puede ver en cualquier momento lo que le dijo a su abogado.',
  help: 'No tiene que enviar nada aquí. Si algo en una copia no está bien, dígaselo a su abogado.',
}
