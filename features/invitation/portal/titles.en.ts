// The documents' titles of this room's routes. Apart from the other words, because the first load of any page carries the routes.
export const invitationTitles = {
  creation: 'Create your account',
  notCompleted: 'Finish your account',
} as const
