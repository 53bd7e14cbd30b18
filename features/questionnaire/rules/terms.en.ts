// If you change a text, also raise the version in terms.ts.

export const terms = [
  {
    title: 'Your answers',
    text: 'You answer as completely and truthfully as you can. Where you are not sure, you say so: “I need help” is an answer too. If something changes later, such as a new job, a gift or an inheritance, you tell your attorney.',
  },
  {
    title: 'What they are for',
    text: 'Your attorney and the people who work with them use your answers to advise you and to prepare your case. Nothing goes to the court from here: your attorney checks everything, and you read and sign the court papers before they are filed.',
  },
  {
    title: 'Who can read them',
    text: 'Your law firm, and in a joint case your spouse, with whom you share one questionnaire. Once saved, a Social Security number is not shown to you or your spouse again; your law firm can see it for your court papers. Some private answers are not shown to your spouse.',
  },
  {
    title: 'How they are kept',
    text: 'Your answers are saved while you type, and stored encrypted. They become part of your file at the law firm, which keeps them as the law asks of it. Please do not share your password, also not with your spouse.',
  },
  {
    title: 'What this is not',
    text: 'The questionnaire is not legal advice, and sending it does not file a case or stop anybody from collecting. If something is urgent, please call your attorney.',
  },
  {
    title: 'After you submit',
    text: 'You can change your answers until you submit them. After that you can read them. Your attorney may send a section back to you with a comment, and you can then change it again.',
  },
] as const
