// The types of every resolver, made from the contract. Generated: do not edit.
import type { StaffContext, WorkspaceContext } from '#contract/graph-context.ts'
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC: `2026-11-20T14:03:11.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** A calendar day, `YYYY-MM-DD`. */
  Day: { input: string; output: string; }
  /** Any JSON value, in place. */
  JSON: { input: unknown; output: unknown; }
};

export type Mutation = {
  /** Sets the first password and begins a sign-in. */
  readonly acceptStaffInvitation: StaffSignIn;
  /** Makes a new secret until the first code was confirmed. Null when a second step is set up already. */
  readonly beginAuthenticator?: Maybe<StaffAuthenticator>;
  readonly changeStaffRole: StaffOutcome;
  readonly chooseStaffFirm: StaffSignIn;
  readonly confirmAuthenticator: StaffSignIn;
  /** A new code of the authenticator app; for acts that ask again. */
  readonly confirmStaff: StaffOutcome;
  /** Ends all sessions of this person. */
  readonly deactivateStaff: StaffOutcome;
  readonly inviteStaff: StaffOutcome;
  /** The person gets a new link and sets a new password and a new second step. */
  readonly reactivateStaff: StaffOutcome;
  /** The earlier link ends. */
  readonly resendStaffInvitation: StaffOutcome;
  /** Ends all sessions of this person, who gets a new link. Both get an email. */
  readonly resetStaffSignIn: StaffOutcome;
  readonly signInStaff: StaffSignIn;
  /** Ends this session. */
  readonly signOutStaff: StaffOutcome;
  readonly signOutStaffDevice: StaffOutcome;
  readonly submitAuthenticatorCode: StaffSignIn;
  /** Each code works once. */
  readonly submitRecoveryCode: StaffSignIn;
};


export type MutationAcceptStaffInvitationArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangeStaffRoleArgs = {
  staffId: Scalars['ID']['input'];
  role: StaffRole;
};


export type MutationChooseStaffFirmArgs = {
  firmId: Scalars['ID']['input'];
};


export type MutationConfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmStaffArgs = {
  code: Scalars['String']['input'];
};


export type MutationDeactivateStaffArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationInviteStaffArgs = {
  givenName: Scalars['String']['input'];
  familyName: Scalars['String']['input'];
  email: Scalars['String']['input'];
  role: StaffRole;
};


export type MutationReactivateStaffArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationResendStaffInvitationArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationResetStaffSignInArgs = {
  staffId: Scalars['ID']['input'];
};


export type MutationSignInStaffArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationSignOutStaffDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSubmitAuthenticatorCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationSubmitRecoveryCodeArgs = {
  code: Scalars['String']['input'];
};

export type Query = {
  readonly me: StaffMember;
  /** Newest first. */
  readonly myDevices: ReadonlyArray<StaffDevice>;
  /** Null when the link was used or replaced, has expired, or is unknown. */
  readonly staffInvitation?: Maybe<StaffInvitation>;
  readonly staffPermissions: ReadonlyArray<StaffPermission>;
  /** Renews the tokens with the cookie of the session. Null without a session. */
  readonly staffSession?: Maybe<StaffSession>;
  /** The sign-in that this browser has begun and not finished, or null. */
  readonly staffSignInUnderWay?: Maybe<StaffSignIn>;
  /** All people of the firm, by family name. */
  readonly team: ReadonlyArray<StaffMember>;
};


export type QueryStaffInvitationArgs = {
  token: Scalars['String']['input'];
};

/** What an authenticator app needs: the address for its QR code, and the same secret to type. */
export type StaffAuthenticator = {
  readonly secret: Scalars['String']['output'];
  readonly uri: Scalars['String']['output'];
};

/** A browser in which a person is signed in. */
export type StaffDevice = {
  readonly browser: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isThisOne: Scalars['Boolean']['output'];
  readonly lastSeenAt: Scalars['DateTime']['output'];
  readonly signedInAt: Scalars['DateTime']['output'];
};

export type StaffFactor =
  | 'AUTHENTICATOR'
  | 'RECOVERY_CODE';

export type StaffFirmChoice = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** What the link of an invitation leads to. */
export type StaffInvitation = {
  readonly email: Scalars['String']['output'];
  readonly firmName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  /** Who sent it; null when the operator did. */
  readonly invitedBy?: Maybe<Scalars['String']['output']>;
};

/** A person of the firm. */
export type StaffMember = {
  readonly email: Scalars['String']['output'];
  /** The second step that this person has set up; empty before the first sign-in. */
  readonly factors: ReadonlyArray<StaffFactor>;
  readonly familyName: Scalars['String']['output'];
  readonly givenName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** Until when the link of the invitation works; null when there is none. */
  readonly invitationEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last request of a session, or null. */
  readonly lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly office: Scalars['String']['output'];
  readonly role: StaffRole;
  readonly state: StaffState;
};

/** The answer of a call that either worked or says why not. */
export type StaffOutcome = {
  /** The text when success is false. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** Code of the refusal, as `staff.step-up`: it never changes, whatever the words become. Null when success is true. */
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  /** The values in its words. */
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  readonly success: Scalars['Boolean']['output'];
};

/** Who may do what. `asksAgain` needs a proof that is at most five minutes old. */
export type StaffPermission = {
  readonly act: Scalars['String']['output'];
  readonly asksAgain: Scalars['Boolean']['output'];
  readonly roles: ReadonlyArray<StaffRole>;
};

export type StaffRole =
  | 'ADMINISTRATOR'
  | 'ATTORNEY'
  | 'PARALEGAL';

/** The tokens of a session, both for five minutes. They go back as `Authorization: Bearer …` and `access-token`. */
export type StaffSession = {
  readonly accessToken: Scalars['String']['output'];
  /** When the session ends without further activity. */
  readonly expirationTime: Scalars['DateTime']['output'];
  /** The same, in seconds from now. */
  readonly expiresIn: Scalars['Int']['output'];
  readonly firmName: Scalars['String']['output'];
  readonly idToken: Scalars['String']['output'];
  readonly me: StaffMember;
};

/** What follows after a step of the sign-in. `next` is null when `success` is false. */
export type StaffSignIn = {
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly errorCode?: Maybe<Scalars['String']['output']>;
  readonly errorParams?: Maybe<Scalars['JSON']['output']>;
  /** The second steps that this person can take. */
  readonly factors?: Maybe<ReadonlyArray<StaffFactor>>;
  /** For CHOOSE_FIRM. */
  readonly firms?: Maybe<ReadonlyArray<StaffFirmChoice>>;
  readonly next?: Maybe<StaffSignInNext>;
  /** Ten codes, shown once, after the first second step was set up. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** For SIGNED_IN. */
  readonly session?: Maybe<StaffSession>;
  readonly success: Scalars['Boolean']['output'];
};

export type StaffSignInNext =
  /** A second step that is set up. */
  | 'SECOND_STEP'
  /** No second step is set up yet. */
  | 'SET_UP_SECOND_STEP'
  /** The password fits in several firms. */
  | 'CHOOSE_FIRM'
  | 'SIGNED_IN';

export type StaffState =
  /** Has a link and no password yet. */
  | 'INVITED'
  | 'ACTIVE'
  /** May not sign in. */
  | 'DEACTIVATED';

/** Who may ask for a field. FLOW is anybody who carries the cookie of a sign-in under way. STAFF has signed in with both steps. */
export type StaffViewerKind =
  | 'SIGNED_OUT'
  | 'FLOW'
  | 'STAFF';



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Day: ResolverTypeWrapper<Scalars['Day']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StaffAuthenticator: ResolverTypeWrapper<StaffAuthenticator>;
  StaffDevice: ResolverTypeWrapper<StaffDevice>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  StaffFactor: StaffFactor;
  StaffFirmChoice: ResolverTypeWrapper<StaffFirmChoice>;
  StaffInvitation: ResolverTypeWrapper<StaffInvitation>;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffOutcome: ResolverTypeWrapper<StaffOutcome>;
  StaffPermission: ResolverTypeWrapper<StaffPermission>;
  StaffRole: StaffRole;
  StaffSession: ResolverTypeWrapper<StaffSession>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  StaffSignIn: ResolverTypeWrapper<StaffSignIn>;
  StaffSignInNext: StaffSignInNext;
  StaffState: StaffState;
  StaffViewerKind: StaffViewerKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Day: Scalars['Day']['output'];
  JSON: Scalars['JSON']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  Query: Record<PropertyKey, never>;
  StaffAuthenticator: StaffAuthenticator;
  StaffDevice: StaffDevice;
  Boolean: Scalars['Boolean']['output'];
  StaffFirmChoice: StaffFirmChoice;
  StaffInvitation: StaffInvitation;
  StaffMember: StaffMember;
  StaffOutcome: StaffOutcome;
  StaffPermission: StaffPermission;
  StaffSession: StaffSession;
  Int: Scalars['Int']['output'];
  StaffSignIn: StaffSignIn;
};

export type OutsideDirectiveArgs = { };

export type OutsideDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = OutsideDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ViewerDirectiveArgs = {
  kinds: ReadonlyArray<StaffViewerKind>;
};

export type ViewerDirectiveResolver<Result, Parent, ContextType = WorkspaceContext, Args = ViewerDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DayScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Day'], any> {
  name: 'Day';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MutationResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptStaffInvitation?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationAcceptStaffInvitationArgs, 'token' | 'password'>>;
  beginAuthenticator?: Resolver<Maybe<ResolversTypes['StaffAuthenticator']>, ParentType, ContextType>;
  changeStaffRole?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationChangeStaffRoleArgs, 'staffId' | 'role'>>;
  chooseStaffFirm?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationChooseStaffFirmArgs, 'firmId'>>;
  confirmAuthenticator?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'code'>>;
  confirmStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationConfirmStaffArgs, 'code'>>;
  deactivateStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationDeactivateStaffArgs, 'staffId'>>;
  inviteStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationInviteStaffArgs, 'givenName' | 'familyName' | 'email' | 'role'>>;
  reactivateStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationReactivateStaffArgs, 'staffId'>>;
  resendStaffInvitation?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationResendStaffInvitationArgs, 'staffId'>>;
  resetStaffSignIn?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationResetStaffSignInArgs, 'staffId'>>;
  signInStaff?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationSignInStaffArgs, 'email' | 'password'>>;
  signOutStaff?: Resolver<ResolversTypes['StaffOutcome'], ParentType, ContextType>;
  signOutStaffDevice?: Resolver<ResolversTypes['StaffOutcome'], ParentType, StaffContext, RequireFields<MutationSignOutStaffDeviceArgs, 'id'>>;
  submitAuthenticatorCode?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationSubmitAuthenticatorCodeArgs, 'code'>>;
  submitRecoveryCode?: Resolver<ResolversTypes['StaffSignIn'], ParentType, ContextType, RequireFields<MutationSubmitRecoveryCodeArgs, 'code'>>;
};

export type QueryResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<ResolversTypes['StaffMember'], ParentType, StaffContext>;
  myDevices?: Resolver<ReadonlyArray<ResolversTypes['StaffDevice']>, ParentType, StaffContext>;
  staffInvitation?: Resolver<Maybe<ResolversTypes['StaffInvitation']>, ParentType, ContextType, RequireFields<QueryStaffInvitationArgs, 'token'>>;
  staffPermissions?: Resolver<ReadonlyArray<ResolversTypes['StaffPermission']>, ParentType, StaffContext>;
  staffSession?: Resolver<Maybe<ResolversTypes['StaffSession']>, ParentType, ContextType>;
  staffSignInUnderWay?: Resolver<Maybe<ResolversTypes['StaffSignIn']>, ParentType, ContextType>;
  team?: Resolver<ReadonlyArray<ResolversTypes['StaffMember']>, ParentType, StaffContext>;
};

export type StaffAuthenticatorResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffAuthenticator'] = ResolversParentTypes['StaffAuthenticator']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffDeviceResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffDevice'] = ResolversParentTypes['StaffDevice']> = {
  browser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThisOne?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffFirmChoiceResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffFirmChoice'] = ResolversParentTypes['StaffFirmChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firmName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  factors?: Resolver<ReadonlyArray<ResolversTypes['StaffFactor']>, ParentType, ContextType>;
  familyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  givenName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  office?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['StaffState'], ParentType, ContextType>;
};

export type StaffOutcomeResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffOutcome'] = ResolversParentTypes['StaffOutcome']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StaffPermissionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffPermission'] = ResolversParentTypes['StaffPermission']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asksAgain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['StaffRole']>, ParentType, ContextType>;
};

export type StaffSessionResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffSession'] = ResolversParentTypes['StaffSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firmName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  idToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
};

export type StaffSignInResolvers<ContextType = WorkspaceContext, ParentType extends ResolversParentTypes['StaffSignIn'] = ResolversParentTypes['StaffSignIn']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorParams?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  factors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StaffFactor']>>, ParentType, ContextType>;
  firms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StaffFirmChoice']>>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['StaffSignInNext']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['StaffSession']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = WorkspaceContext> = {
  DateTime?: GraphQLScalarType;
  Day?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StaffAuthenticator?: StaffAuthenticatorResolvers<ContextType>;
  StaffDevice?: StaffDeviceResolvers<ContextType>;
  StaffFirmChoice?: StaffFirmChoiceResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffOutcome?: StaffOutcomeResolvers<ContextType>;
  StaffPermission?: StaffPermissionResolvers<ContextType>;
  StaffSession?: StaffSessionResolvers<ContextType>;
  StaffSignIn?: StaffSignInResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = WorkspaceContext> = {
  outside?: OutsideDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
  viewer?: ViewerDirectiveResolver<any, any, ContextType>;
};

