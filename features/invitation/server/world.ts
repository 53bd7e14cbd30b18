// The ports that invitations use: those of signing in, for a sign-up ends there.
import type { SignInWorld } from '#features/sign-in/server/world.ts'

export type InvitationWorld = SignInWorld
