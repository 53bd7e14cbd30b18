// The documents' titles of this room's routes. Apart from the other words, because the first load of any page carries the routes.
export const accountTitles = { profile: 'My Profile' } as const
