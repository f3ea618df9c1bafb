// Generated from openapi.yaml; see generate.ts.

export interface paths {
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your profile
         * @description Takes the e-mail address, names and location. A different address needs `currentPassword`. The answer
         *     then still has the old address, and the new one as `pendingEmail` until the link e-mailed to it has been
         *     used. With `If-Match`, a profile that has changed in the meantime isn't overwritten (412). Also served
         *     at `/api/users/`.
         */
        put: operations["updateProfile"];
        /**
         * Sign up
         * @description Creates an account and e-mails a link that confirms the address. The answer is the same whether or not
         *     the address is known; the owner of a known address is told by e-mail. Records that the terms of use in
         *     force were accepted. Also served at `/api/users/`.
         */
        post: operations["signUp"];
        /**
         * Delete your account
         * @description Succeeds only until the time that `confirmAccountDeletion` gave. Closes the account straight away: every
         *     session ends, the name is no longer shown anywhere, and reviews are removed or stay without a name, as
         *     requested. Fourteen days later, at `eraseAt`, the account is erased for good; logging in before then
         *     reopens it. Takes no body. Also served at `/api/users/`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address with the e-mailed token
         * @description Uses up the token. A browser that signed up with this address (it has held a cookie since then) is
         *     logged in, with the details given in that sign-up. Opened anywhere else, the link proves who owns the
         *     mailbox but not who chose the password: the account loses its password and its sessions, `session` is
         *     null, and `passwordToken` sets a new password through `resetPassword`.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation e-mail again
         * @description Gives the same answer after the same work, whether or not the address is known; that is looked up
         *     afterwards. A new link invalidates the earlier ones.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session; the refresh token comes as a cookie that scripts cannot read. If the account has a
         *     second step (every admin's has), a correct password gets 401 `second-step-needed`, and `finishLogin`
         *     completes the login.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish logging in with the second step
         * @description For use after `login` answered `second-step-needed`, or Google sent the browser back to
         *     `/login?google=second-step`. Takes the code from the authenticator, or one of the recovery codes. A
         *     cookie that scripts cannot read remembers for ten minutes who is logging in.
         */
        post: operations["finishLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log in with Google
         * @description Redirects to Google (OpenID Connect with PKCE, state and nonce) and remembers the attempt in a cookie
         *     that scripts cannot read. This is a page, not a call: link to it. It doesn't exist if the operator
         *     hasn't set up Google login. If Google doesn't answer, or after too many attempts, it redirects to
         *     `/login?google=unavailable`.
         */
        get: operations["startGoogleLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from Google
         * @description Google redirects the browser here. Opens a session (the refresh token comes as a cookie; no token is
         *     ever in an address) and redirects to `/login?google=done`, or to `/login?google=` with `cancelled`,
         *     `unverified` (Google hasn't confirmed the address), `second-step` (continue with `finishLogin`),
         *     `second-step-missing` (a link to set one up has been e-mailed), `suspended`, `unavailable` or `failed`.
         *     Accounts are found by Google's own identifier, then by a confirmed address. An account whose address was
         *     never confirmed loses its password and its sessions.
         */
        get: operations["finishGoogleLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description Takes the refresh cookie, replaces it and returns a fresh access token. The previous cookie still works
         *     for ten seconds, as two tabs may renew at the same time; any other reuse ends the session. Takes no
         *     body.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the refresh cookie or the bearer token, whichever is sent, and clears the cookie.
         *     Succeeds even if there is no session to end. Takes no body.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who am I? */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/forgetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to set a new password
         * @description Gives the same answer after the same work, whether or not the address is known; that is looked up
         *     afterwards. A new link invalidates the previous one.
         */
        post: operations["forgetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/resetpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the e-mailed token
         * @description Uses up the token, ends every session and sends an e-mail to the account's address. Doesn't log anyone
         *     in. A second step stays, unless it isn't known whether it belongs to the person who reads the mailbox:
         *     then it is turned off, and the e-mail says so.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verify-new-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new address with the e-mailed token
         * @description Uses up the token; the account now has the new address. The refresh cookie, if there is one, shows
         *     whether the person who reads the new mailbox is also logged in to the account.
         */
        post: operations["verifyNewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/stop-new-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a change of address with the e-mailed token
         * @description Anyone who reads the old or the new address can stop the change until it has been confirmed. The account
         *     keeps its present address.
         */
        post: operations["stopNewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/stop-monthly-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a monthly e-mail off with its token
         * @description The summary for owners, or the one about whom your reviews have helped: whichever the token came in. For the page
         *     that the e-mail leads to, and for mail readers that unsubscribe with one click (RFC 8058): they send a form to
         *     this address, which is in the e-mail's headers. The token only does this, needs no login, and works as often as
         *     it is used.
         */
        post: operations["stopMonthlySummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/pending-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a change of address
         * @description Its e-mailed links stop working. Succeeds even if no change is waiting.
         */
        delete: operations["cancelNewEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your account, its ways to log in and pending changes */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The listings you look after
         * @description Those you own, those whose team you're on and those you added, whatever their state. The one added last comes
         *     first.
         */
        get: operations["listMyVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reviews you've written
         * @description Whatever their state, with the reason where one was held, hidden or removed; not those you've deleted. The one
         *     written last comes first.
         */
        get: operations["listMyReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/vendor-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendor you're adding
         * @description Your one draft, whatever device it was written on. It's deleted once a vendor of that name has been added,
         *     or when it hasn't been saved for 90 days.
         */
        get: operations["getVendorDraft"];
        /**
         * Save the vendor you're adding
         * @description Replaces your draft. It's kept as it is written, right or wrong: only `addVendor` checks it. `If-Match` is
         *     required, also for the first one: if you've saved another version since you read it, perhaps on another
         *     device, nothing is overwritten (412). Saving what is already there succeeds with any version, unless one of its
         *     photos has gone (422). What isn't given gets the usual defaults. Photos are uploaded first, and aren't deleted as
         *     long as the draft has them. Takes up to 900 versions an hour.
         */
        put: operations["saveVendorDraft"];
        post?: never;
        /**
         * Discard the vendor you're adding
         * @description Succeeds if there is none. If you've saved another version since you read it, it isn't deleted (412).
         */
        delete: operations["deleteVendorDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/review-drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reviews you've started
         * @description Your drafts of reviews that can still be published, whatever device they were written on, the one saved last
         *     first. You can have 50. Each is deleted once you've reviewed the vendor, or when it hasn't been saved for 90 days.
         */
        get: operations["listReviewDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/review-drafts/{vendorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ReviewedVendorId"];
            };
            cookie?: never;
        };
        /** The review of a vendor that you've started */
        get: operations["getReviewDraft"];
        /**
         * Save a review that you've started
         * @description Replaces your draft. It's kept as it is written, right or wrong: only `createReview` checks it. `If-Match` is
         *     required, also for the first one: if you've saved another version since you read it, perhaps on another
         *     device, nothing is overwritten (412). Saving what is already there succeeds with any version, unless one of its
         *     photos has gone (422). What isn't given is empty. Photos have to be your own uploads, which are kept as long as
         *     the draft is. 409 if you've reviewed the vendor, or have 50 drafts. Takes up to 900 versions an hour.
         */
        put: operations["saveReviewDraft"];
        post?: never;
        /**
         * Discard a review that you've started
         * @description Succeeds if there is none. If you've saved another version since you read it, it isn't deleted (412).
         */
        delete: operations["deleteReviewDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The changes you have proposed
         * @description Open or decided, the latest first.
         */
        get: operations["listMyProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your claims
         * @description Open or decided, the latest first.
         */
        get: operations["listMyClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your reports
         * @description Open or decided, the latest first.
         */
        get: operations["listMyReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your picture
         * @description JPEG, PNG, WebP or AVIF of at most 10 MB and 24 megapixels; the body is the file. It is cropped to a
         *     square, re-encoded and stripped of everything the camera wrote into it. Pictures are processed one at a
         *     time; when too many are waiting, the answer is 503.
         */
        put: operations["uploadAvatar"];
        post?: never;
        /**
         * Remove your picture
         * @description Initials take its place. Succeeds even if there is no picture.
         */
        delete: operations["deleteAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Needs the current one. Ends all other sessions and sends an e-mail to the account's address. An account
         *     without a password sets its first with the link from `forgetPassword`.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you're logged in
         * @description The most recent first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out everywhere else
         * @description Ends every session except the one that makes the call.
         */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 01986f2a-6c00-7000-8000-00000000d001
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out a device
         * @description Ends its session straight away. Ending your current session logs you out.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to delete your account
         * @description E-mails a link to confirm it. Nothing is deleted before then.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/confirm-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the deletion with the e-mailed token
         * @description Uses up the token. Until `confirmedUntil`, an hour later, the account's owner can delete it while logged
         *     in (`deleteAccount`).
         */
        post: operations["confirmAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/signed-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your published reviews, signed
         * @description For taking them elsewhere. `jws` is a JSON Web Signature (RFC 7515, EdDSA) whose payload is the rest of the
         *     answer; with the key from `listKeys`, anyone can verify that the reviews come from this site.
         */
        get: operations["getSignedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything held about you
         * @description One JSON document, sent as it is read: `account`, `settings`, `secondStep`, `acceptedTerms`, `devices`,
         *     `reviews` (with earlier versions, replies and what we decided about them), `replies`, `reviewDrafts`, `reports`, `appeals`, `proofs` (without
         *     their files), `helpfulVotes`, `vendors`, `vendorChanges`, `vendorProposals`, `vendorDraft`, `favourites`,
         *     `favouriteLists`, `favouriteNotes`, `photos`, `claims`, `teams`, `teamInvitations`, `partners`, `partnerInvitations`, `clientInvitations`, `decisions`, `mails`, `removalRequests`, `notices` and `messages`.
         */
        get: operations["exportMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your settings
         * @description Settings that are left out stay as they are.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/api/users/me/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turn the second step on
         * @description Takes a code from the authenticator that was set up. The recovery codes are shown only this once. Other
         *     devices are logged out.
         */
        put: operations["enableSecondStep"];
        /**
         * Start setting up a second step
         * @description Returns the secret for an authenticator. Nothing changes until `enableSecondStep`. Needs a confirmed
         *     address: otherwise the address's owner could confirm it later, unaware that someone else made the
         *     account, and find themselves locked out.
         */
        post: operations["beginSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a code again
         * @description For operations that ask for a recent code: they work in this session for fifteen minutes from now. Needs a session
         *     that started with the second step.
         */
        post: operations["confirmSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-step/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second step off
         * @description Needs the password and a code. Admins can't turn it off: they must have one.
         */
        post: operations["disableSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description The old ones stop working. Needs a code from the authenticator, or the last recovery code.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes to the queues, as they happen
         * @description Server-sent events. Each `changed` event names the queues that may have changed: something new waits there, or was
         *     decided. The first one names all of them, because no one knows what happened before. A comment every 15 seconds keeps
         *     the connection open. It ends after a minute: connect again straight away. One person can have six of them.
         *     Admins only.
         */
        get: operations["watchQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an admin
         * @description E-mails a link that works once and for three days. Admins only.
         */
        post: operations["inviteAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up an invitation
         * @description Returns whom it is for and the secret for their authenticator. Doesn't use up the invitation.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log someone out everywhere
         * @description Ends all of a person's sessions straight away and tells them why by e-mail. If they have none, nothing
         *     happens and the answer is the same. Admins only.
         */
        post: operations["revokeUserSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much waits, and how much is done
         * @description How many items wait in each queue and for how long, and for the last twelve weeks how many reviews were written and
         *     how many decisions made. Admins only.
         */
        get: operations["getFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The e-mails that a decision would send
         * @description Takes the decision as the operation that makes it would take it, and answers the e-mails that it would send. If that
         *     operation would refuse the decision, so does this one, with the same problem; pointers begin with `/decision`. Nothing
         *     is decided, and no one is told anything. Admins only.
         */
        post: operations["previewDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/looking/{subject}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What it is.
                 * @example vendor
                 */
                subject: components["schemas"]["CaseSubject"];
                /**
                 * @description Its id, or its receipt code.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say that you're looking at something
         * @description To be repeated every 20 seconds; after 45 it is forgotten. Answers who else is looking at it and, of a notice, a
         *     removal or a proof, what was decided about it last, perhaps just now. It never keeps anyone from deciding. Admins only.
         */
        put: operations["lookAt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/background/{subject}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What it is.
                 * @example notice
                 */
                subject: "notice" | "removal" | "proof";
                /**
                 * @description Its id, or its receipt code.
                 * @example N-7K2M-9QXD-4HTB-WC6Z
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * What bears on something that is decided beside its queue
         * @description Who may stand behind a notice, a removal request or a proof, what else they have sent, and what was decided about others like it.
         *     Like the queues of notices and proofs, it leaves out what concerns you. Admins only.
         */
        get: operations["getCaseBackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors that wait for a decision
         * @description Or those that were rejected or suspended, or that are listed. Admins only.
         */
        get: operations["listPendingVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * All that is needed to decide about a vendor
         * @description The listing in full, whatever its state, who added it, what has happened to it, vendors that could be the same
         *     one, and what was decided about others like it. Admins only.
         */
        get: operations["getVendorCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Claims that wait for a decision
         * @description Or those that wait for their claimant to send more. Admins only.
         */
        get: operations["listPendingClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        /**
         * All that is needed to decide a claim
         * @description The claim with its evidence, the listing and who looks after it now, rival claims, what else the claimant has
         *     claimed, what has happened to this claim, and what was decided about claims to listings with the same website, then
         *     about those with as much to show. Admins only.
         */
        get: operations["getClaimCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}/document-openings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a claim's document
         * @description Answers with the file, as a download. Who opened it, when and why is put on record before the file is read. Admins
         *     only; not those whom it concerns, because they or their partner claim the listing or look after it (409). Takes up to 60 an hour, together with proofs.
         */
        post: operations["openClaimDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes to listings that wait for a decision
         * @description All of them, including those to listings that someone looks after, who may decide them too. What is proposed,
         *     field by field, is in `getProposalCase`. Admins only.
         */
        get: operations["listPendingProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proposals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proposal's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e101
                 */
                id: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        /**
         * All that is needed to decide a proposal
         * @description The proposal field by field, the listing as it is now and who looks after it, what else is proposed for it, who
         *     proposed it and what else they have proposed, what has happened to this proposal, and what was decided about
         *     others like it. Admins only.
         */
        get: operations["getProposalCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices of illegal content that wait for a decision
         * @description With all that the person said, and what the review says that it is about. Leaves out what concerns you. Admins only.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests to remove a listing that wait for a decision
         * @description With all that the person said, and whether their address is at the website’s domain. Admins only.
         */
        get: operations["listRemovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People with an account
         * @description The newest first, without those who were erased. Admins only.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * What an admin needs to know about a person
         * @description What they have published, look after, claimed and reported, the newest first and fifty of each at most, and what
         *     has been decided about them. Each look is written to the server's log. Admins only.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/warning": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Warn someone
         * @description They get an e-mail with the reason, and it goes on record. Admins only.
         */
        post: operations["warnPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description Ends all of the person's sessions straight away, and refuses new ones with 403 `suspended`. What they have published
         *     stays. They get an e-mail with the reason. An admin can't be suspended before `withdrawAdmin`. Admins only.
         */
        post: operations["suspendPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/suspension/lift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a suspension
         * @description The person can log in again, and gets an e-mail with the reason. Admins only.
         */
        post: operations["liftSuspension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/admin/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an admin’s rights away
         * @description From their next call on they are a member like any other. Invitations that they have sent end. The last admin can't be
         *     removed: 409. They get an e-mail with the reason. Admins only.
         */
        post: operations["withdrawAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/people/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an account and have it erased
         * @description The same as if the person had deleted it: it is closed straight away and erased some days later, and a login before that
         *     reopens it, unless the account is suspended. They get an e-mail with the reason. An admin's account can't be erased
         *     before `withdrawAdmin`. Admins only.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proofs that wait for a decision
         * @description Says nothing about the stars or words of a review, so that they can't sway the decision, and leaves out what
         *     concerns the admin who asks: proofs of their own or their partner's, and those for reviews of vendors that either of
         *     the two looks after or claims.
         */
        get: operations["listProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs/{id}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proof's id.
                 * @example 01986f2a-6c00-7000-8000-00000000d001
                 */
                id: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a proof
         * @description Answers with the file, as a download. Who opened which proof, when and why is put on record before the file is
         *     read. Admins only; not the review's author or their partner (409), and for admins who look after the vendor or claim
         *     it, or whose partner does, it doesn't exist. Takes up to 60 an hour.
         */
        post: operations["openProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/proofs/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proof's id.
                 * @example 01986f2a-6c00-7000-8000-00000000d001
                 */
                id: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a proof
         * @description Once it is accepted, the review says that the booking is confirmed. The author is told by e-mail what was decided
         *     and why. The first decision counts; a second one gets 409. Admins only; not the review's author or their partner
         *     (409), and for admins who look after the vendor or claim it, or whose partner does, the proof doesn't exist.
         */
        post: operations["decideProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported reviews
         * @description All reports of one review up to a decision make one ticket. Open ones come in the order in which they should be
         *     decided: those that allege personal data or something illegal first, then by age. Decided ones come latest first.
         *     Leaves out what concerns the admin who asks: reports of reviews by them or their partner, and of reviews of vendors
         *     that either of the two looks after or claims.
         */
        get: operations["listReportTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b201
                 */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        /**
         * Everything about a reported review
         * @description The review with all its versions, who reported it and why, its author's record, what was decided before and what
         *     was decided about reviews that were reported for the same reason. For admins whom it concerns it doesn't exist.
         */
        get: operations["getReportCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b201
                 */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a reported review
         * @description Decides about all its reports at once. `dismiss` leaves the review as it is, `warn` too, but tells its author
         *     what to keep to; `hide` takes it out of sight, `remove` takes it away, and `redact` takes away a part that the
         *     public mustn't read, from all its versions. The author gets a statement of reasons, and everyone who reported the
         *     review learns what came of it. Someone else may have decided, or the author may have edited the review since you
         *     loaded it (409). Admins only, and not those who reported it, as long as there is another; for admins whom it
         *     concerns it doesn't exist.
         *
         *     Of reports about the reply, `remove-reply` takes the reply away and leaves the review as it is, and `dismiss` leaves
         *     both; nothing else is for them. Those who look after the vendor get the statement of reasons, and may write
         *     another reply.
         *
         *     If an appeal has opened the ticket again, this decides about the appeal: the same decision refuses it, and any other
         *     takes the place of the one before, which mustn't be worse for whoever appealed (409). An author's words come back
         *     with it. To redact less than before, send what is to be left. Not by an admin who decided before, as long as there
         *     is another.
         */
        post: operations["decideReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/held-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews that wait before they are published
         * @description A rule holds them; `decideReview` publishes or removes them. Leaves out what concerns the admin who asks.
         */
        get: operations["listHeldReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/held-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /**
         * All that is needed to decide about a review that waits
         * @description The review, why it is held and which others it reads like, what else its author has written and what was decided
         *     about that, what has happened to the review, and decisions about others that were held for the same reason. Also
         *     after it is decided. What concerns the admin who asks isn't found. Admins only.
         */
        get: operations["getHeldReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of decisions
         * @description Who did what to what, from which state to which, why and when; the latest first. The record can only be added to,
         *     and each event is linked to the one before it (`getRecord`). Admins only.
         */
        get: operations["listModerationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record of decisions as a file
         * @description All events that the filters let through, the latest first, as JSON lines or as CSV. In CSV, nothing in a cell is
         *     calculated by a spreadsheet. At most 240 times an hour. Admins only.
         */
        get: operations["exportModerationEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the record is whole
         * @description How many events are on record, the hash of the last one (the head), what the latest complete check found, and what
         *     can be on record. Note the head somewhere else from time to time: whoever has the database could rewrite
         *     everything, but not so that it ends in a head that you noted. Admins only.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/record/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the record now
         * @description Starts a check of every link, which otherwise happens each night and may take minutes if there are millions of
         *     events. One runs at a time: while it does, this starts no other. `getRecord` says how far it has come and, in the
         *     end, what it found. At most six times an hour. Admins only.
         */
        post: operations["checkRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * E-mails that couldn't be sent
         * @description Those that were tried for a day in vain, the latest first. Of the address only the domain is shown in full, and
         *     their text isn't shown at all. Admins only.
         */
        get: operations["listFailedMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The e-mail's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail again
         * @description Tries it again, for up to another day. Links in it may have expired meanwhile. If someone else has just done the
         *     same, the answer is 409. Admins only.
         */
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What admins often say
         * @description By title. At most 200.
         */
        get: operations["listSavedAnswers"];
        put?: never;
        /**
         * Save an answer
         * @description For all admins. A blank such as `{business}` is filled in when the answer is used. There can be 200 of them (409).
         */
        post: operations["createSavedAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b401
                 */
                id: components["parameters"]["SavedAnswerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a saved answer
         * @description Succeeds if it is gone already.
         */
        delete: operations["deleteSavedAnswer"];
        options?: never;
        head?: never;
        /**
         * Change a saved answer
         * @description What was sent with it stays as it was. `If-Match` is required, and is the answer's `version` as you read it
         *     (`"3"`): if another admin has changed it since, nothing is overwritten (412), unless your change says the same.
         */
        patch: operations["updateSavedAnswer"];
        trace?: never;
    };
    "/api/admin/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Uses up the token, together with a code from the authenticator. If the address has no account
         *     (`needsAccount`), one is made, and `password` and names are required. Makes the account an admin's. If
         *     the link was e-mailed to replace an admin's second step, sets that up again. Ends all sessions and
         *     doesn't log anyone in.
         */
        post: operations["verifyAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All categories, in order
         * @description A category that was retired or merged into another is not among them, unless `retired` asks for it.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description It comes last in the order. Without a slug, its address is made from its name. Vendors can be listed under it,
         *     and searches understand its words, straight away. Admins only.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        /**
         * One category, with its search words
         * @description Retired ones too. A category that was merged into another is no longer found.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Only the given fields change. A former slug keeps leading to the category. `If-Match` is required: if
         *     another admin has changed the category since you read it, nothing is overwritten (412). Under a new slug, the
         *     250 vendors that come first are listed straight away; a job lists the others, which may take minutes. Admins
         *     only.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/api/categories/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move a category within the order
         * @description The others keep their order, so two admins who move different categories don't undo each other's moves.
         *     Admins only.
         */
        put: operations["moveCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}/retire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop offering a category
         * @description It leaves the list and the search, and no new listing can choose it. Vendors that are in it stay in it, and
         *     `reinstateCategory` brings it back. Admins only.
         */
        post: operations["retireCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a retired category again
         * @description It comes back in its former place in the order. Admins only.
         */
        post: operations["reinstateCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a category into another
         * @description Its vendors, its addresses and its search words become those of the other category. It can't be undone, since
         *     nobody can tell afterwards which vendors were in which. The 250 vendors that come first move straight away; a
         *     job moves the others, which may take minutes. If the other category would then have more search words than it
         *     can: 409. Admins only.
         */
        post: operations["mergeCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the listings' data comes from
         * @description The sources that must be credited; empty if no listing was imported.
         */
        get: operations["listCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search approved vendors
         * @description Text, filters, sort order and facets. Without `q` it browses. Lists are comma-separated. Values of one
         *     filter are alternatives; different filters all apply. A facet's counts leave out the filter of its own
         *     group, so they show what choosing another value would find.
         *
         *     `q` is read the way people mean it: trades, specialties, places and wishes in many languages become
         *     filters, and misspellings are forgiven. The remaining words are searched for in names, categories,
         *     places and descriptions. `understood` shows how each part of the text was read, and `filters` shows what
         *     is in force. A filter set by the caller takes precedence over one understood from the text. A vendor's
         *     own name always wins. `verbatim` searches for the exact words instead, as do quotation marks and words
         *     to leave out (`-garden`).
         */
        get: operations["searchVendors"];
        put?: never;
        /**
         * Add a vendor
         * @description Submits a listing for approval. Until an admin has approved it, only the person who added it and admins
         *     can see it. What isn't given gets the usual defaults. Photos are uploaded first, with `uploadPhoto`. The
         *     website is completed and the telephone number is put into international form. If your draft has the same
         *     name, it goes (`getVendorDraft`). Takes up to 20 listings a day.
         */
        post: operations["addVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggestions while someone is typing */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All listings as open data
         * @description Every approved vendor as JSON lines: one object on each line, in the order of their ids, as it is when it is
         *     read. `credit` says where a listing comes from and under which terms it may be used. At most six times
         *     an hour.
         */
        get: operations["exportVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published reviews as open data
         * @description Every published review whose author has accepted terms that let others reuse it, as JSON lines: one object on
         *     each line, in the order of their ids, as it is when it is read. `licence` says on which conditions. Reviews of
         *     people who have left aren't included. At most six times an hour.
         */
        get: operations["exportReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/moderation-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public log of decisions as open data
         * @description The whole of `listModerationLog` as JSON lines: one object on each line, the latest first. At most six times an
         *     hour.
         */
        get: operations["exportModerationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public log of decisions
         * @description What was decided against reviews and listings, the latest first: when, for which kind of reason, whether a rule or a
         *     person decided, and what became of it. Never whose it was or what it said. Listings that went because their
         *     business asked for it aren't in it. `record` says how many events the whole
         *     record has and the hash of the last one, so that anyone can notice later if it is rewritten.
         */
        get: operations["listModerationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys that verify what this site has signed
         * @description A JSON Web Key Set (RFC 7517) with the public key for signed reviews.
         */
        get: operations["listKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find listings that could be the same vendor
         * @description Compares a listing that is about to be added with those that are public and, if you are logged in, with those
         *     that you have added and that are waiting or were refused: names that look alike, the same telephone number,
         *     website or address. The likeliest comes first, and there are at most five.
         */
        post: operations["findDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * All about a vendor
         * @description A vendor that isn't approved gets 404, like one that doesn't exist. One that was merged into another gets 410
         *     `moved`, with the `vendorId` of the other; one that was taken down gets 410 `taken-down`.
         */
        get: operations["getVendor"];
        put?: never;
        post?: never;
        /**
         * Withdraw a listing you've added
         * @description For the person who added it, while it is waiting for approval or after it was refused; once it has been approved,
         *     409. For everyone else it doesn't exist. The listing goes for good, with its changes; photos that nothing else
         *     uses follow. Doing it twice is the same as once.
         */
        delete: operations["withdrawVendor"];
        options?: never;
        head?: never;
        /**
         * Change a listing
         * @description For the people who look after the vendor, for admins, and for the person who added it until it is approved;
         *     for everyone else it doesn't exist. Only the given fields change. `If-Match` is required: if someone else has changed
         *     the listing since you read it, nothing is overwritten (412). Changing a pending listing doesn't publish
         *     it.
         */
        patch: operations["updateVendor"];
        trace?: never;
    };
    "/api/vendors/{id}/transparency": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * How a vendor's reviews have been treated
         * @description Plain figures, counted from the reviews and from the record of decisions when they are asked for. They say how
         *     many reviews were received, held, removed or reported, never which ones or what they said.
         */
        get: operations["getTransparency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/badge.svg": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * A vendor's stars, for its own site
         * @description A small picture with the vendor's current average and number of reviews, or "New" while there are fewer than
         *     three. Only its colours can be chosen. Browsers may keep it for an hour, and any site may show it. Once the vendor
         *     has been merged into another, its address leads to the other's badge, so that sites need not change anything.
         */
        get: operations["getBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/listing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * A listing, for the people who look after it
         * @description The vendor whatever its state, for the people who look after it, for the person who added it, and for admins;
         *     for everyone else it doesn't exist. Says what you may do with it, and if it was refused, why.
         */
        get: operations["getListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * What has happened to a listing
         * @description Every change, with what was there before, and every decision, the latest first. For the people who look after the
         *     vendor and for admins; the person who added it sees their own changes and the decisions until it is approved. For
         *     everyone else it doesn't exist.
         */
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/resubmission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a refused listing again
         * @description For the person who added it; for everyone else it doesn't exist. In any other state, 409.
         */
        post: operations["resubmitVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide about a vendor
         * @description `approve` publishes a vendor that waits for it, and `reject` declines it; its author may change it and send it in
         *     again. `suspend` takes a published vendor off the site, and `reinstate` brings it back, also one that was removed
         *     because someone asked for it: imports may write to it again, and whoever asked is told. The people concerned are
         *     told by e-mail what was decided and why: its author, and whoever looks after it. If someone else got there first, or
         *     the listing has changed since you read it: 409, with the present state. Admins only, and not about vendors that
         *     they or their partners have added, look after or claim.
         */
        post: operations["decideVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a duplicate into another vendor
         * @description The vendor's page leads to the other vendor's from then on. Its reviews, favourites and open claims are shown
         *     there, and only the latest of one person's reviews counts. Nothing is lost: `unmergeVendor` puts everything
         *     back. Both must be approved. A vendor with an owner can only be merged into one with the same owner. Those who
         *     look after either of them, and whoever added the one that goes, are told by e-mail what was done and why. Admins
         *     only, and not about listings that they or their partners look after or claim.
         */
        post: operations["mergeVendors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge
         * @description The vendor is listed again, with the reviews, favourites and claims that belong to it. What people changed
         *     meanwhile stays changed: a claim that was approved, and the owner it made, stay with the other vendor. If the
         *     vendor it was merged into has been removed at its business's request, it stays removed too: 409. The same people
         *     are told as of the merge. Admins only.
         */
        post: operations["unmergeVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Save a vendor
         * @description Adds it to your favourites, with your heart. Saving it again changes nothing. Beyond 500 favourites: 409.
         */
        put: operations["addFavourite"];
        post?: never;
        /**
         * Remove a vendor from your favourites
         * @description Takes your heart back, and succeeds whether or not it was one of them. If your favourites are shared, the
         *     vendor stays on the list until someone removes it.
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * A vendor's published reviews
         * @description Filters, order and words. Lists are comma-separated. Values of one filter are alternatives; different filters
         *     all apply. `facets` has what there is to choose from: the counts of a group leave out its own filter, so they
         *     show what choosing another value would find. The most helpful reviews come first with `helpful`, and the newest
         *     of those that are equal with every order but `oldest`.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Publish a review
         * @description Published straight away, unless one of the public rules of screening holds it until someone has looked at it:
         *     `status` is then `held`. One review per person and vendor; a second one gets 409 with the id of the first. Couples who
         *     have linked their accounts have one between them (409 `couple-reviewed`). Owners can't review their own vendors,
         *     and neither can people while their claim to it is open, nor the partners of either. Needs a confirmed e-mail
         *     address. `enquired` reviews are shown with their stars but don't count towards the average, the number of reviews
         *     or the histogram. Photos are uploaded first, with `uploadPhoto`.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * The open proposals about a listing
         * @description For the people who look after the vendor and for admins; for everyone else it doesn't exist. The latest first.
         */
        get: operations["listProposals"];
        put?: never;
        /**
         * Propose a change to a listing
         * @description For everyone who can't change it themselves. The listing stays as it is until its owner or an admin accepts
         *     the change, field by field. Fields that already have the proposed value are left out. What no field says, such as
         *     that it has closed, is proposed as a `problem`, which admins alone see and decide. Three open proposals per person and vendor, ten a day.
         */
        post: operations["proposeEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a business
         * @description For people who own the business or work for it; an admin decides. A business e-mail gets a link that
         *     confirms it. It counts as evidence only if it was at the listing's own website when the claim was made, and
         *     not at a host that many share. A vendor that already has an owner can be claimed too; the owner is told.
         *     One open claim per person and vendor, five per person. People who have reviewed the vendor can't claim it.
         */
        post: operations["claimVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/team": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * The people who look after a listing
         * @description Its owner first, the others in the order in which they joined. Only the owner sees whom they have invited.
         *     For everyone who doesn't look after the vendor, it doesn't exist; admins may read it.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/team/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
                /**
                 * @description The person's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove someone from a listing's team
         * @description They can no longer change the listing, and are told by e-mail. Removing someone who isn't on the team changes
         *     nothing. The owner can't be removed (409): transfer the listing first.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/team/leave": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop looking after a listing
         * @description The owner is told. The owner can't leave (409), but can transfer the listing (`transferListing`) or give it
         *     back (`releaseListing`).
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite someone to look after a listing
         * @description E-mails a link that works for seven days. People without an account can sign up first: the invitation waits
         *     for them. The answer is the same whether or not the address has an account. Inviting the same address again
         *     replaces the link. A team has at most 20 people, including those invited. Twenty invitations a day.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make someone else on the team the owner
         * @description Needs the password. You stay on the team, and can leave it afterwards. Open invitations end. Both of you are
         *     told by e-mail. 409 for someone who isn't on the team.
         */
        post: operations["transferListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a listing back
         * @description Needs the password. The listing stays as it is, without an owner: anyone who runs the business can claim it.
         *     The team and open invitations end, and everyone on the team is told by e-mail.
         */
        post: operations["releaseListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/ownership/end": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a listing out of its owner's hands
         * @description The listing stays as it is, without an owner, as if it had been given back: whoever runs the business can claim it.
         *     The team and open invitations end, and the owner and everyone on the team are told by e-mail why. The claim that
         *     made them the owner stays approved: it says what was decided then. 409 if someone else owns it by now, or no one
         *     does. Admins only, and not about listings that they or their partners have added, look after or claim.
         */
        post: operations["endOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings you've been invited to look after
         * @description Open invitations to your e-mail address, the latest first; none until the address is confirmed.
         */
        get: operations["listMyInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an e-mailed invitation is about
         * @description For the page that the link leads to; no account needed. Doesn't use up the link, and doesn't say whether the
         *     address has an account.
         */
        post: operations["readTeamInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f101
                 */
                id: components["parameters"]["TeamInvitationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw or decline an invitation
         * @description By the vendor's owner, or by the person with the invited address. For everyone else it doesn't exist. Its link
         *     stops working.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team-invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f101
                 */
                id: components["parameters"]["TeamInvitationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a listing's team
         * @description Only for the person whose confirmed address was invited; for everyone else the invitation doesn't exist, even
         *     if they have its link. People who have reviewed the vendor can't join its team. The owner is told.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/client-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * Which clients' periods you've invited to review you
         * @description For the people who look after the vendor: the batches of the last two years, the latest first, and the e-mail
         *     that each client gets. How many have written is told once there are three; who they are, never.
         */
        get: operations["listClientInvitations"];
        put?: never;
        /**
         * Invite all clients of a period to review you
         * @description All of them, never a selection: `complete` says so, goes on record, and can only be true. Each gets one e-mail
         *     with a link that works once, for 60 days; never a second one for the same vendor, and none if they've asked us
         *     not to write, which you aren't told. All or nothing: one line that isn't right refuses the batch, and `errors`
         *     points at each. Addresses that are given twice or have been invited before are left out and counted in
         *     `merged`. At least three different people, so that no one can tell who wrote what; at most 250. Three batches
         *     a day. Addresses aren't stored beyond the e-mail itself, and months only serve as a check.
         */
        post: operations["inviteClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which vendor an e-mailed invitation is about
         * @description For the page that the link leads to; no account needed. Doesn't use up the link, and doesn't say whom it was
         *     sent to.
         */
        post: operations["readReviewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-invitations/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a review you've written already is by an invited client
         * @description Raises its `trust` to `invited`, and uses up the link. The link is the proof: whoever uses it first, with any
         *     address. For a review that isn't written yet, give the token to `createReview` instead. 409 if you haven't
         *     reviewed the vendor.
         */
        post: operations["redeemReviewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/review-invitations/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask not to be invited to review vendors again
         * @description For the page that the e-mail leads to, and for mail readers that unsubscribe with one click (RFC 8058): they
         *     send a form to this address, which is in the e-mail's headers. It is for good, for every vendor. The token
         *     only does this, needs no login, and works as often as it is used.
         */
        post: operations["stopReviewInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person you're linked with
         * @description Your partner, if you have linked accounts; the invitation that you've sent, if it is open; and those that wait
         *     for you, the latest first (none until your address is confirmed). No one else can see any of this.
         */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        /**
         * Stop being linked with your partner
         * @description Either of the two can do this at any time, and both are told by e-mail. What either of them wrote while they
         *     were linked still speaks for both: the other can't review the same vendor. Does nothing if you aren't linked.
         */
        delete: operations["endPartnership"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/partner/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite your partner to link accounts
         * @description E-mails a link that works for seven days. People without an account can sign up first: the invitation waits for
         *     them. The answer is the same whether or not the address has an account. You have one open invitation: another
         *     one replaces it. Ten a day. People who are linked already have to end that first (409).
         */
        post: operations["invitePartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an e-mailed invitation to link accounts is about
         * @description For the page that the link leads to; no account needed. Doesn't use up the link, and doesn't say whether the
         *     address has an account.
         */
        post: operations["readPartnerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f201
                 */
                id: components["parameters"]["PartnerInvitationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw or decline an invitation to link accounts
         * @description By the person who sent it, or the one with the invited address. For everyone else it doesn't exist. Its link
         *     stops working.
         */
        delete: operations["withdrawPartnerInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner-invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f201
                 */
                id: components["parameters"]["PartnerInvitationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link your account with your partner's
         * @description Only for the person whose confirmed address was invited; for everyone else the invitation doesn't exist, even
         *     if they have its link. Couples have one review of each vendor. If both have reviewed the same one, or one runs a
         *     vendor that the other has reviewed, the accounts aren't linked yet: the answer's invitation says which vendors
         *     are `inTheWay`, the other one is told by e-mail, and accepting again links the accounts once a review of each is
         *     gone. People who are linked already have to end that first (409).
         */
        post: operations["acceptPartnerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/removal-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a listing to be removed
         * @description For businesses that don't want to be listed; no account needed. An admin decides, and is told if you look after
         *     the listing, as long as you are logged in and give your account's address. The others who look after it, and
         *     whoever added it, are told that someone has asked, but not who. The receipt code for `getRemovalRequest` is sent by e-mail only. Five an hour from one
         *     address.
         */
        post: operations["requestRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/removal-requests/{receipt}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request's receipt code.
                 * @example R-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["RemovalReceipt"];
            };
            cookie?: never;
        };
        /**
         * What has become of a request to remove a listing
         * @description Anyone with the receipt code can ask. It never says who made the request.
         */
        get: operations["getRemovalRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/removal-requests/{receipt}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request's receipt code.
                 * @example R-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["RemovalReceipt"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a request to remove a listing
         * @description Removing takes the listing down, keeps imports from bringing it back, and answers all open requests about it; only
         *     `decideVendor` reinstates it. If the listing was merged after the request was made, this is about the one that it is part of now,
         *     which `getRemovalRequest` shows. What is open about a removed listing ends with it: claims are rejected, and proposals
         *     declined. The people who asked are told by e-mail, and so are those who look after a removed listing, whoever added
         *     it, and everyone whose claim or proposal has ended. Admins only, and not about listings that they or their partners
         *     look after or claim.
         */
        post: operations["decideRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give notice of illegal content
         * @description For anyone, with or without an account, who believes that a review or a listing breaks the law. An admin
         *     decides; until then it stays where it is. The receipt code for `getNotice` is sent by e-mail only. Five an hour
         *     from one address.
         */
        post: operations["fileNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{receipt}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The notice's receipt code.
                 * @example N-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["NoticeReceipt"];
            };
            cookie?: never;
        };
        /**
         * What has become of a notice
         * @description Anyone with the receipt code can ask. It never says who gave notice, or in which words.
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/{receipt}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The notice's receipt code.
                 * @example N-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["NoticeReceipt"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a notice of illegal content
         * @description Upholding removes the review, or suspends the listing. If what is illegal is the vendor's reply to the review, that alone
         *     can be removed. The person who gave notice is told by e-mail, and so are
         *     those who lose something: the review's author, who can appeal, or the people who look after the listing and, unless it is
         *     only about a reply, the person who added it. Admins only, and not about reviews by them or their partner, or vendors
         *     that either of the two looks after or claims; nor, as long as another admin can, does one who has reported the
         *     review take it down (409).
         */
        post: operations["decideNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/own-review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * Your review of a vendor
         * @description Shows whether you can review the vendor before you start. Owners can't review their own vendors, nor can
         *     people on their teams, or whose claim to one is open, nor can their partners. Each person can write one review,
         *     which is returned here whether or not it is public. A removed review is not returned. `couple` is there if the
         *     two of you can't review it because of your partner, or of someone who reviewed it while you were linked.
         *     `helpful` has the vendor's reviews that you find helpful.
         */
        get: operations["getOwnReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}/review-marks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        /**
         * A vendor's reviews at a glance
         * @description The month and stars of each review, whether the vendor replied, and where reviews were removed: enough to draw
         *     how a vendor has done over the years. The latest 2,000 reviews are told one by one, older ones are only counted.
         */
        get: operations["getReviewMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a review helped you
         * @description One vote each; voting again changes nothing. Not for your own review or one that speaks for you, your partner's above
         *     all (403 `own-review`), nor for those of a vendor that you or your partner look after or have claimed (403
         *     `own-vendor-review`); `couple` of `getOwnReview` says most of this beforehand. Needs a confirmed e-mail address. No one else
         *     learns who voted.
         */
        put: operations["markHelpful"];
        post?: never;
        /**
         * Take your vote for a review back
         * @description Succeeds whether or not you had voted for it.
         */
        delete: operations["unmarkHelpful"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest reviews of all vendors */
        get: operations["listLatestReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /**
         * One review
         * @description A published review of an approved vendor. One that was removed by a decision gets 410 `removed`, which says
         *     when and why, but not what it said. Any other, including one that its author has deleted, gets 404. Authors see
         *     their own held or hidden ones with `getOwnReview` and `listMyReviews`.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        /**
         * Delete your review
         * @description Only for its author; for everyone else it doesn't exist. Its stars no longer count, its photos and the vendor's
         *     reply go with it, and no trace of it stays public. Succeeds if it has already been deleted or removed. Its author may write
         *     another one.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        /**
         * Edit your review
         * @description Only for its author; for everyone else it doesn't exist. Only the given fields change, `aspects` and `photos` as a whole;
         *     a review that becomes `enquired` loses its month. The rules are those of `createReview`, except that a month
         *     given earlier may stay. `If-Match` is required, and is the review's `version` as you read it (`"3"`): if you've
         *     edited it since, perhaps on another device, nothing is overwritten (412). What was there before stays readable
         *     with `listReviewRevisions`. A change that changes nothing leaves no trace, editing a held or hidden review
         *     doesn't publish it, and one that was removed can't be edited (409).
         */
        patch: operations["updateReview"];
        trace?: never;
    };
    "/api/card.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The picture that links to the site show
         * @description For link previews of pages that have no picture of their own, 1200 by 630 pixels: the site's name and what it is,
         *     beside a drawing. Browsers may keep it for a day.
         */
        get: operations["getSiteCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/card.png": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /**
         * The picture that links to a review show
         * @description For link previews, 1200 by 630 pixels: the review's stars, its first words and the vendor's name, beside the
         *     vendor's drawing. Words in a script that we have no letters for are left out. It goes when the review goes, with
         *     the same answers as `getReview`, so caches may keep it for minutes only.
         */
        get: operations["getReviewCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide what becomes of a review
         * @description `publish` lets a held review through, `hide` takes a published one out of sight, `restore` brings it back, and
         *     `remove` takes it away for good. The author is told by e-mail what was decided and why. Bringing a review back also
         *     dismisses the reports because of which it was hidden: whoever made them is told, and can appeal. If someone else got there
         *     first, or the author has edited the review since you read it: 409, with the present state. Admins only, and not
         *     about reviews by them or their partner, or those of vendors that either of the two looks after or claims; and as
         *     long as another admin can, one who has reported what the review says now neither hides nor removes it (409).
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up a review that no one has reported
         * @description Opens a ticket about a published review, which `decideReports` then decides like any other, also by the admin who
         *     opened it. No one is told until then, unless someone reports the review meanwhile. If a ticket is open, or the review is hidden or removed, it's that ticket or
         *     the latest one. Admins only, and not about what `decideReview` refuses them because it concerns them.
         */
        post: operations["takeUpReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /**
         * What became of your proof
         * @description The proof that you've handed in for your review, if any, and what was decided. No one but our admins can open the
         *     file itself, not even you. For everyone else the review doesn't exist.
         */
        get: operations["getOwnProof"];
        put?: never;
        /**
         * Hand in a proof of your booking
         * @description A contract, an invoice, a receipt or a photo that shows that you booked the vendor you've reviewed: a PDF, JPEG, PNG or
         *     WebP of at most 10 MB; the body is the file, and what's in it decides its type. It is encrypted before it is
         *     stored. Only admins open it, each time with a reason and on record, and it is deleted within 14 days after the
         *     decision. The vendor never learns of it, except by the label once it has been accepted. A review has one proof
         *     at a time (409), and none if you only enquired (409). Takes up to 10 a day.
         */
        post: operations["submitProof"];
        /**
         * Withdraw your proof
         * @description Deletes the file straight away. A proof that waits is withdrawn with it; what was decided stays, and so does the
         *     label. Succeeds even if there is no proof.
         */
        delete: operations["withdrawProof"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        /**
         * What a review said, and when
         * @description Every version of a published review of an approved vendor, the latest first, with what changed from the version
         *     before.
         */
        get: operations["listReviewRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/response": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Reply to a review
         * @description For the people who look after the vendor; one reply per review, shown below it. To change a reply, send its
         *     `version` as `If-Match`: if someone else has changed it since you read it, or without it, nothing is
         *     overwritten (412). Sending the text that is already there always succeeds. A text that may say who the
         *     reviewer is, such as one with their last name, an e-mail address or a phone number, has to be `confirmed`;
         *     until then 422 `unconfirmed` with `warnings`. The reviewer is told of a new reply and of each change to it, unless
         *     they've turned that off; that's why a reply can't be changed more than a few times a day (429).
         */
        put: operations["respondToReview"];
        post?: never;
        /**
         * Delete a reply
         * @description For the people who look after the vendor. If there is none, that's fine too.
         */
        delete: operations["deleteReviewResponse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review, or the reply to it
         * @description One report per person and version of a review; a second one gets 409 with the first one's id and state. However
         *     many people report a review, it stays visible and counts until an admin has decided. Once two people who aren't
         *     partners have reported it, or the vendor's own team has, `underReviewSince` says so. Reports of personal data or something
         *     illegal are looked at first. The reviewer is told what was reported, each reason once, not by whom. Your own review can't be
         *     reported.
         *
         *     A report `about` the `response` is decided by itself, and the review stays whatever comes of it. Anyone but those
         *     who look after the vendor can make one (403), and so can the review's author: again each time the reply has
         *     changed. 404 if there is no reply.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b301
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        /**
         * A decision about a review
         * @description For the review's author, and for those whose reports were decided with it; for everyone else it doesn't exist.
         *     Says why, whether you can appeal, and what has come of your appeal.
         */
        get: operations["getDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/decisions/{id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b301
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a decision
         * @description For the author of a review that was hidden or removed, in whole or in part, for those whose reports were dismissed, at
         *     first or because the review was brought back, and for both where its author was only warned; for everyone else it doesn't exist. Each of them can appeal once,
         *     within 183 days, as long as no later decision has been made (409). An admin who didn't decide before hears it, where there is one.
         */
        post: operations["appealDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b101
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw your report
         * @description While it is open; once it has been decided, 409. For everyone else it doesn't exist. The same version of the review
         *     can't be reported again.
         */
        delete: operations["withdrawReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo
         * @description JPEG, PNG, WebP or AVIF of at most 10 MB and 24 megapixels; the body is the file. It is re-encoded in
         *     several widths, turned upright, and stripped of everything the camera wrote into it. A listing or a
         *     review then takes it by its `id`; only the person who uploaded it can use it. Sending the same file again returns
         *     the same photo. Photos that no listing or review uses are deleted after a week, and one person can have
         *     at most 100 of them (409): those in your drafts (`saveVendorDraft`, `saveReviewDraft`) stay and don't count.
         *     Photos are processed one at a time; when too many are waiting, the answer is 503. Takes up to 60 photos an hour.
         */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a photo you uploaded
         * @description Succeeds as long as no listing or review uses it (409 otherwise). Other people's photos don't exist for you.
         */
        delete: operations["deletePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/{id}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One size of a picture
         * @description Addressed by content, so it never changes and can be cached for ever. Photos have WebPs from the start; a little
         *     later they also have AVIFs of the same widths, and `1200.jpg`, cropped to 1,200 × 630 pixels for link previews.
         */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/covers/{id}/{digest}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One size of a drawn cover
         * @description What a vendor or a category without photos shows: a picture drawn for its trade and place when it is
         *     first requested, in the sizes that `Photo` lists. The digest identifies what it is drawn from. A picture
         *     with the current digest can be cached for ever. Any other digest gets the current picture, which can be
         *     cached for minutes.
         */
        get: operations["getCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendors on one of your lists
         * @description Your favourites, unless `list` asks for another list you're a member of. Vendors that are no longer
         *     listed are left out, and come back if they are listed again.
         */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your lists, and those shared with you
         * @description Your favourites come first, which everyone has; then the other lists by name. Everyone on a list sees
         *     the first names and pictures of the others.
         */
        get: operations["listFavouriteLists"];
        put?: never;
        /**
         * Start a list
         * @description You can be on 20 lists, including your favourites and those shared with you. Beyond that: 409.
         */
        post: operations["createFavouriteList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a list
         * @description Everyone on a list can rename it. Your favourites keep their name: 409.
         */
        put: operations["renameFavouriteList"];
        post?: never;
        /**
         * Delete a list
         * @description For everyone on it, with its notes; the vendors stay on other lists. Only its owner can delete a list:
         *     409 for the others, who can leave it. Your favourites can't be deleted: 409.
         */
        delete: operations["deleteFavouriteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/{id}/vendors/{vendorId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ListedVendorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Put a vendor on a list, with your heart
         * @description If it is on the list already, this adds your heart. Within a day of its removal it comes back with
         *     everyone's hearts and notes. Beyond 500 vendors: 409.
         */
        put: operations["addToFavouriteList"];
        post?: never;
        /**
         * Take a vendor off a list
         * @description For everyone on the list. Succeeds whether or not it was on it. Putting it back within a day brings back its
         *     hearts and notes. If others have written notes on it, `withNotes` has to say that those may go too: otherwise
         *     409.
         */
        delete: operations["removeFromFavouriteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/{id}/vendors/{vendorId}/heart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ListedVendorId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take your heart back from a vendor on a list
         * @description If others are on the list, the vendor stays on it until someone removes it. On a list of your own it goes with
         *     your heart.
         */
        delete: operations["removeHeart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/{id}/vendors/{vendorId}/note": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ListedVendorId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Write your note on a vendor
         * @description Only the people on the list see it. An empty text removes it. `If-Match` is the note's `version` as you
         *     read it, in quotes, and left out if there was no note: if it has changed since, nothing is saved (412).
         *     Saving the text that is already there always succeeds.
         */
        put: operations["saveFavouriteNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make the link that shares a list
         * @description Anyone logged in who has the link can join the list, up to four people in all. An earlier link stops
         *     working. Only the list's owner can make one: 409 for the others. Only a hash of the token is kept, so a
         *     link that has been lost can't be shown again.
         */
        put: operations["renewFavouriteListLink"];
        post?: never;
        /**
         * End the link that shares a list
         * @description Those who have joined stay. Only the list's owner can end it: 409 for the others.
         */
        delete: operations["revokeFavouriteListLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/{id}/members/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The person's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a list, or remove someone from it
         * @description Hearts and notes of theirs go, the vendors stay. If the owner leaves, the list belongs to whoever has
         *     been on it longest; if no one is left, it is deleted. Only the owner can remove others (409), and that
         *     ends the link. No one can leave their own favourites (409).
         */
        delete: operations["removeFavouriteListMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link to a shared list leads to */
        post: operations["previewFavouriteList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/invitation/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who shares a list by a link
         * @description All that people who aren't logged in learn from it.
         */
        post: operations["previewListOwner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favourite-lists/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a shared list
         * @description Joining again changes nothing. If four people are on it, or you are on 20 lists: 409.
         */
        post: operations["joinFavouriteList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proposal's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e101
                 */
                id: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a proposed change
         * @description The accepted fields are written to the listing, as `updateVendor` does; all others are declined. For the
         *     people who look after the vendor and for admins; for everyone else it doesn't exist. Admins who decline anything
         *     name a rule and say why, and don't decide what they or their partners have proposed, or about listings of these (409); the people who look after the
         *     vendor may say why, but name no rule of ours (422). If someone else got there first, or it has been withdrawn: 409. To accept anything, send the `ETag` of the listing (`getListing`, or the
         *     version in `getProposalCase`) as `If-Match`: if the listing has changed since you read it, or without it, nothing
         *     is overwritten (412). The proposer is told what was decided and why.
         */
        post: operations["decideProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proposal's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e101
                 */
                id: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change that you have proposed
         * @description While it is open; afterwards 409. For everyone else it doesn't exist.
         */
        post: operations["withdrawProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a claim's business e-mail with the e-mailed token
         * @description Uses up the token. Whoever reads that mailbox need not be logged in. Works while the claim is open.
         */
        post: operations["confirmClaimEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        /**
         * A claim
         * @description For the person who made it and for admins; for everyone else it doesn't exist.
         */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your claim
         * @description While it is open; afterwards 409. For everyone else it doesn't exist. The vendor can be claimed again
         *     later.
         */
        post: operations["withdrawClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an admin's question about your claim
         * @description While the claim's status is `needs-more`; otherwise 409. The answer is added to the note, and the claim
         *     waits for a decision again.
         */
        post: operations["sendMoreEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Hand in a document for your claim
         * @description Something that shows that you may speak for the business, such as an extract from a register, a licence or a contract: a PDF,
         *     JPEG, PNG or WebP of at most 10 MB; the body is the file, and what's in it decides its type. It is encrypted before it is
         *     stored. Only admins whom the claim doesn't concern open it, each time with a reason and on record, and it is deleted within 14 days
         *     after the decision, or 90 days after a question that isn't answered. A claim has one: another takes its place. While the claim is open; afterwards 409. Takes up to 10 a day.
         */
        put: operations["submitClaimDocument"];
        post?: never;
        /**
         * Withdraw your claim's document
         * @description Deletes the file straight away, even after the decision. Succeeds even if there is none. For everyone else the claim
         *     doesn't exist.
         */
        delete: operations["withdrawClaimDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/email": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the link to your claim's business e-mail again
         * @description The link before it stops working. 409 if the claim has no business e-mail, if it is confirmed, or if the
         *     claim is no longer open.
         */
        post: operations["resendClaimEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a claim
         * @description Approving makes the claimant the vendor's owner, and rejects all other open claims to the vendor. Everyone
         *     whom it concerns is told by e-mail. A claim that waits for its claimant can only be rejected. If someone
         *     else got there first, or the claimant has added something since you read it: 409, and `getClaimCase` shows it. No one decides their own claim or their
         *     partner's, or claims to a listing that either of them looks after or claims. Reviews stay as they are. Approving what takes the listing from someone else, its
         *     owner or anyone on its team, needs a code from the authenticator entered in this session within the last fifteen
         *     minutes; otherwise 403 `step-up-needed`, and `confirmSecondStep` takes one. Admins only.
         */
        post: operations["decideClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the people who run the site
         * @description E-mails the operator, and a receipt to the sender.
         */
        post: operations["contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The terms of use or the privacy policy
         * @description The operator's own text, or the example that comes with the software.
         */
        get: operations["getLegalText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is it ready for traffic?
         * @description 503 while it is starting or draining, or cannot reach its database.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This contract */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reference page */
        get: operations["getReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description A UUID, version 7.
         */
        Id: string;
        Slug: string;
        /**
         * Format: date-time
         * @description RFC 3339, in UTC.
         */
        DateTime: string;
        /**
         * Format: date
         * @description By the local calendar, such as 2026-12-24.
         */
        Date: string;
        /** @description A month, such as 2026-06. */
        Month: string;
        /** @description BCP 47; `und` if not known. */
        LanguageTag: string;
        /** Format: email */
        Email: string;
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /** @description Stable; the page it links to explains it. */
            type: string;
            title: string;
            status: number;
            /** @description What happened this time and what to do. */
            detail?: string;
            /** @description Quote this when asking for help. */
            requestId?: string;
            /** @description If there are many, only the first. */
            errors?: components["schemas"]["FieldError"][];
            /** @description With `already-reviewed`, the review that already exists; with `couple-reviewed`, if it is public. */
            reviewId?: components["schemas"]["Id"];
            /** @description With `moved`, the vendor that it was merged into. */
            vendorId?: components["schemas"]["Id"];
            /** @description With `already-reported`, the report that already exists. */
            reportId?: components["schemas"]["Id"];
            /** @description With `already-reported`, the state of that report. */
            reportStatus?: components["schemas"]["ReportStatus"];
            /** @description With `unconfirmed`, what to look at again. */
            warnings?: components["schemas"]["ReplyWarning"][];
            /** @description With `removed`, what is known of the review. */
            removed?: {
                at: components["schemas"]["DateTime"];
                reason: components["schemas"]["RemovalReason"];
            };
        };
        FieldError: {
            /** @description JSON pointer into the body. */
            pointer?: string;
            /** @description Name of the parameter. */
            parameter?: string;
            message: string;
        };
        SignUp: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            location?: string;
            from?: components["schemas"]["ReturnPath"];
        };
        PersonName: string;
        EmailBody: {
            email: components["schemas"]["Email"];
        };
        LinkRequest: {
            email: components["schemas"]["Email"];
            from?: components["schemas"]["ReturnPath"];
        };
        /** @description The path on the site to return to. */
        ReturnPath: string;
        NewPassword: {
            token: components["schemas"]["MailedToken"];
            password: components["schemas"]["Password"];
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        ProfileChange: {
            email: components["schemas"]["Email"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            location: string;
            /** @description Required if `email` is a different address. */
            currentPassword?: string;
        };
        Profile: {
            userData: components["schemas"]["UserData"];
            pendingEmail: components["schemas"]["PendingEmail"];
        };
        /** @description A new address whose e-mailed link hasn't been used yet. */
        PendingEmail: components["schemas"]["Email"] | null;
        Account: {
            email: components["schemas"]["Email"];
            pendingEmail: components["schemas"]["PendingEmail"];
            hasPassword: boolean;
            isGoogleLinked: boolean;
            createdAt: components["schemas"]["DateTime"];
            settings: components["schemas"]["Settings"];
            secondStep: {
                enabled: boolean;
                recoveryCodesLeft: number;
            };
        };
        /**
         * @description A closed account will be erased.
         * @enum {string}
         */
        PersonStatus: "active" | "suspended" | "closed";
        PersonSummary: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            emailVerified: boolean;
            image: string;
            isAdmin: boolean;
            status: components["schemas"]["PersonStatus"];
            createdAt: components["schemas"]["DateTime"];
        };
        PersonList: {
            items: components["schemas"]["PersonSummary"][];
            nextCursor: string | null;
        };
        PersonDetails: {
            person: components["schemas"]["PersonSummary"];
            hasSecondStep: boolean;
            /** @description On how many they are logged in. */
            devices: number;
            lastSeenAt: components["schemas"]["DateTime"] | null;
            /** @description When a closed account will be erased. */
            eraseAt: components["schemas"]["DateTime"] | null;
            reviews: {
                id: components["schemas"]["Id"];
                vendor: components["schemas"]["NamedVendor"];
                rating: number;
                title: string;
                status: components["schemas"]["ReviewStatus"];
                createdAt: components["schemas"]["DateTime"];
            }[];
            listings: {
                vendor: components["schemas"]["NamedVendor"];
                /** @enum {string} */
                relation: "owner" | "manager" | "author";
                status: components["schemas"]["VendorStatus"];
            }[];
            claims: {
                id: components["schemas"]["Id"];
                vendor: components["schemas"]["NamedVendor"];
                status: components["schemas"]["ClaimStatus"];
                createdAt: components["schemas"]["DateTime"];
            }[];
            reports: {
                id: components["schemas"]["Id"];
                /** @description What it's decided under, for `getReportCase`. */
                ticketId: components["schemas"]["Id"];
                about: components["schemas"]["ReportSubject"];
                reviewId: components["schemas"]["Id"];
                vendor: components["schemas"]["NamedVendor"];
                reason: components["schemas"]["ReportReason"];
                status: components["schemas"]["ReportStatus"];
                createdAt: components["schemas"]["DateTime"];
            }[];
            decisions: components["schemas"]["AccountDecision"][];
        };
        /** @description What an admin has decided about someone's account. */
        AccountDecision: {
            id: components["schemas"]["Id"];
            /** @description As in the record. */
            action: string;
            at: components["schemas"]["DateTime"];
            /** @description The admin's name; empty for the system and for people who have left. */
            by: string;
            reason: string;
        };
        /** @description When they were warned or suspended, or could log in again, the latest first. */
        AccountDecisions: components["schemas"]["AccountDecision"][];
        /** @description For `getPerson`; null once their account is erased. */
        IdOfPerson: components["schemas"]["Id"] | null;
        /** @description Someone with an account, whom `getPerson` knows. */
        LinkedPerson: {
            id: components["schemas"]["Id"];
            /** @description In full. */
            name: string;
        };
        NamedVendor: {
            id: components["schemas"]["Id"];
            name: string;
        };
        PersonReason: {
            /** @description They read it in the e-mail. It stays on record for good, so it should name no one. */
            reason: string;
        };
        PersonErasure: {
            reviews: components["schemas"]["ReviewsOnDeletion"];
            /** @description They read it in the e-mail. It stays on record for good, so it should name no one. */
            reason: string;
        };
        /** @description Six digits from the authenticator, or a recovery code; spaces and dashes don't matter. */
        SecondStepCode: string;
        Code: {
            code: components["schemas"]["SecondStepCode"];
        };
        CurrentPassword: {
            currentPassword: string;
        };
        PasswordAndCode: {
            currentPassword: string;
            code: components["schemas"]["SecondStepCode"];
        };
        AuthenticatorSecret: {
            /** @description To type in, in base 32. */
            secret: string;
            /** @description To scan as a QR code (`otpauth://totp/…`). */
            uri: string;
        };
        RecoveryCodes: {
            recoveryCodes: components["schemas"]["RecoveryCodeList"];
        };
        /** @description Each works once, in place of a code. */
        RecoveryCodeList: string[];
        Invitation: {
            email: components["schemas"]["Email"];
            /** @description Whether a password and names are required. */
            needsAccount: boolean;
            authenticator: components["schemas"]["AuthenticatorSecret"];
        };
        AcceptedInvitation: {
            token: components["schemas"]["MailedToken"];
            code: components["schemas"]["SecondStepCode"];
            password?: components["schemas"]["Password"];
            firstName?: components["schemas"]["PersonName"];
            lastName?: components["schemas"]["PersonName"];
        };
        AdminVerified: {
            email: components["schemas"]["Email"];
            recoveryCodes: components["schemas"]["RecoveryCodeList"];
        };
        Avatar: {
            /** @description Address of the picture. */
            image: string;
        };
        DeletionRequest: {
            reviews: components["schemas"]["ReviewsOnDeletion"];
        };
        DeletionConfirmed: {
            email: components["schemas"]["Email"];
            reviews: components["schemas"]["ReviewsOnDeletion"];
            /**
             * Format: date-time
             * @description `deleteAccount` succeeds until then.
             */
            confirmedUntil: string;
        };
        AccountClosed: {
            /**
             * Format: date-time
             * @description From this moment it is erased for good; logging in before then reopens it.
             */
            eraseAt: string;
        };
        /** @enum {string} */
        Role: "user" | "vendor" | "admin";
        /**
         * @description Whether the reviews are deleted with the account, or stay under “Former member”.
         * @enum {string}
         */
        ReviewsOnDeletion: "delete" | "keep";
        /** @enum {string} */
        Theme: "system" | "light" | "dark";
        Settings: {
            theme: components["schemas"]["Theme"];
            /**
             * @description Which e-mails to receive. Those about the account's security, and about decisions that concern you, are always
             *     sent.
             */
            notices: {
                /** @description Your review was published as soon as you sent it. */
                published: boolean;
                /** @description A vendor replied to your review. */
                replies: boolean;
                /** @description A review of a listing that you look after was published. */
                reviews: boolean;
                /** @description News of vendors you added (received, approved) or look after (someone proposes a change). */
                listings: boolean;
                /** @description At the start of each month, how the listings you own did in the month before. Off unless you turn it on. */
                monthlySummary: boolean;
                /**
                 * @description At the start of each month, how many people found your reviews helpful in the month before. Off unless
                 *     you turn it on.
                 */
                helpfulDigest: boolean;
            };
        };
        SettingsChange: {
            theme?: components["schemas"]["Theme"];
            notices?: {
                published?: boolean;
                replies?: boolean;
                reviews?: boolean;
                listings?: boolean;
                monthlySummary?: boolean;
                helpfulDigest?: boolean;
            };
        };
        DeviceList: {
            items: components["schemas"]["Device"][];
        };
        Device: {
            id: components["schemas"]["Id"];
            /** @description Whether this is the session that makes the call. */
            isCurrent: boolean;
            /** @description What the browser called itself when it logged in. */
            userAgent: string;
            isGoogleLogin: boolean;
            createdAt: components["schemas"]["DateTime"];
            lastUsedAt: components["schemas"]["DateTime"];
        };
        /** @description From the e-mailed link. */
        MailedToken: string;
        /** @description 12 characters or more, not a common password and not made from the person's name. There are no other rules. */
        Password: string;
        TokenBody: {
            token: components["schemas"]["MailedToken"];
        };
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
        };
        MailSent: {
            email: components["schemas"]["Email"];
        };
        UserData: {
            _id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            firstName: string;
            lastName: string;
            /** @description The picture's address; empty if there is none. */
            image: string;
            location: string;
            role: components["schemas"]["Role"];
            isAdmin: boolean;
            emailVerified: boolean;
        };
        Session: {
            userData: components["schemas"]["UserData"];
            /** @description Access token for the `Authorization` header. */
            token: string;
            isGoogleLogin: boolean;
        };
        EmailVerified: {
            email: components["schemas"]["Email"];
            session: components["schemas"]["Session"] | null;
            /**
             * @description Sets the account's password, once, within an hour; null if the password given at sign-up stays
             *     valid.
             */
            passwordToken: components["schemas"]["MailedToken"] | null;
        };
        Category: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            /** @description One of them, such as “Venue”. */
            singular: string;
            description: string;
            /** @description The name of a Lucide icon. */
            icon: string;
            image: components["schemas"]["Photo"];
            vendorCount: number;
            position: number;
            /** @description Slugs that lead to it too, because it had them before or because it took in their categories. Absent if there are none. */
            formerSlugs?: components["schemas"]["Slug"][];
            /** @description Absent unless it is retired. */
            retired?: boolean;
        };
        CategoryDetails: {
            category: components["schemas"]["Category"];
            words: components["schemas"]["CategoryWords"];
        };
        /**
         * @description What people call it, by language, for the search. What its name says is understood anyway, and so are the words that
         *     come with the server. A `*` at the end of a word means that the word may continue.
         */
        CategoryWords: {
            /** @description ISO 639-1. */
            language: string;
            words: string[];
        }[];
        CategoryName: string;
        /** @description A sentence or two for its page. */
        CategoryDescription: string;
        /** @description The name of a Lucide icon, or empty. */
        CategoryIcon: string;
        NewCategory: {
            name: components["schemas"]["CategoryName"];
            singular: components["schemas"]["CategoryName"];
            slug?: components["schemas"]["Slug"];
            description?: components["schemas"]["CategoryDescription"];
            icon?: components["schemas"]["CategoryIcon"];
            image?: components["schemas"]["CategoryImage"];
            words?: components["schemas"]["CategoryWords"];
        };
        CategoryChange: {
            name?: components["schemas"]["CategoryName"];
            singular?: components["schemas"]["CategoryName"];
            slug?: components["schemas"]["Slug"];
            description?: components["schemas"]["CategoryDescription"];
            icon?: components["schemas"]["CategoryIcon"];
            image?: components["schemas"]["CategoryImage"];
            words?: components["schemas"]["CategoryWords"];
        };
        /** @description A photo that you've uploaded, by its id. With `null` it has a drawn cover. */
        CategoryImage: string | null;
        CategoryMove: {
            /** @description The category that it comes before. With `null` it comes last. */
            before: components["schemas"]["Id"] | null;
        };
        CategoryRetirement: {
            reason: components["schemas"]["CategoryReason"];
        };
        CategoryMerge: {
            /** @description The category that stays. */
            into: components["schemas"]["Id"];
            reason: components["schemas"]["CategoryReason"];
        };
        /** @description Nobody is sent it, but it stays on record for good, so it should name no one. */
        CategoryReason: string;
        Place: {
            id: components["schemas"]["Slug"];
            name: string;
            country: string;
            countryName: string;
        };
        Photo: {
            id: string;
            alt: string;
            /** @description Not a photo but a cover, drawn where there are no photos. */
            drawn: boolean;
            /** @description Of the largest variant that isn't cropped, in pixels. */
            width: number;
            height: number;
            /** @description A blurred picture of a few bytes, as a data URL. */
            placeholder: string;
            /**
             * @description For each format, the narrowest first. A photo's JPEG is cropped for link previews; all others show the whole
             *     picture.
             */
            variants: {
                src: string;
                width: number;
                format: components["schemas"]["PhotoFormat"];
            }[];
        };
        /** @enum {string} */
        PhotoFormat: "webp" | "avif" | "jpg";
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /**
         * @description Why a review was removed. Anything an admin puts in their own words is `other`.
         * @enum {string}
         */
        RemovalReason: "not-genuine" | "abusive" | "personal-data" | "illegal" | "off-topic" | "conflict-of-interest" | "other";
        Transparency: {
            /** @description All that were written, except those whose authors took them away. */
            received: number;
            published: number;
            /** @description Waiting for someone to look at them. */
            held: number;
            /** @description Taken out of sight by a decision that may be reversed. */
            hidden: number;
            removed: number;
            /** @description The removed ones by reason, the most frequent first. */
            removedBecause: {
                reason: components["schemas"]["RemovalReason"];
                count: number;
            }[];
            /** @description How often a review was reported, by what came of it. All reports of one review up to a decision count once. */
            reported: {
                open: number;
                upheld: number;
                dismissed: number;
            };
            /** @description Published reviews that the vendor has answered. */
            replied: number;
            /** @description When its owner's claim was approved. */
            claimedAt: components["schemas"]["DateTime"] | null;
        };
        /** @description Worked out in the vendor's own time zone for the moment of the answer. `open-24h` doesn't close within a week. */
        OpenState: {
            /** @enum {string} */
            state: "open" | "closed" | "open-24h" | "by-appointment" | "not-given";
            /** @description While open, when it closes. */
            until: components["schemas"]["DateTime"] | null;
            /** @description While closed, when it opens next. */
            opensAt: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description One day. `00` and `00` mean "not given". Times are `HH:MM` by the local clock; `closeTime` may be
         *     `24:00`. A `closeTime` before its `openTime` is after midnight.
         */
        OpeningHoursEntry: {
            day: components["schemas"]["Weekday"];
            openTime: components["schemas"]["OpeningTime"];
            closeTime: components["schemas"]["OpeningTime"];
            closed?: boolean;
            byAppointment?: boolean;
            /** @description Further slots of the day, after the first. */
            intervals?: components["schemas"]["OpeningSlot"][];
        };
        /**
         * @description Dates with hours of their own, such as a holiday or a winter: on each date from `from` to `to`, these apply
         *     instead of the week's. Times are written as in an `OpeningHoursEntry`; a date must be closed, by appointment or
         *     have times.
         */
        SpecialHoursEntry: {
            from: components["schemas"]["Date"];
            to: components["schemas"]["Date"];
            /** @description What it is, such as "Christmas". */
            label?: string;
            openTime: components["schemas"]["OpeningTime"];
            closeTime: components["schemas"]["OpeningTime"];
            closed?: boolean;
            byAppointment?: boolean;
            /** @description Further slots of each day, after the first. */
            intervals?: components["schemas"]["OpeningSlot"][];
        };
        OpeningSlot: {
            openTime: components["schemas"]["OpeningTime"];
            closeTime: components["schemas"]["OpeningTime"];
        };
        OpeningTime: string;
        SocialMedia: {
            platform: string;
            username: string;
        };
        RatingShort: {
            /** @description The plain average of the stars; null without reviews. */
            average: number | null;
            count: number;
        };
        /** @enum {string} */
        Aspect: "quality" | "value" | "communication" | "professionalism" | "flexibility";
        /** @description Stars for individual aspects, 1 to 5. */
        Aspects: {
            quality?: number;
            value?: number;
            communication?: number;
            professionalism?: number;
            flexibility?: number;
        };
        Rating: {
            average: number | null;
            count: number;
            /** @description The number of reviews with 1, 2, 3, 4 and 5 stars. */
            histogram: number[];
            /** @description The averages of the aspects that were rated. */
            aspects: {
                quality?: number;
                value?: number;
                communication?: number;
                professionalism?: number;
                flexibility?: number;
            };
        };
        /** @enum {string} */
        VendorSort: "best" | "rating" | "reviewed" | "newest";
        /** @enum {string} */
        VendorStatus: "pending" | "approved" | "rejected" | "suspended" | "merged" | "retired";
        VendorSummary: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            language: components["schemas"]["LanguageTag"];
            category: components["schemas"]["Slug"][];
            location: components["schemas"]["Slug"][];
            /** @description Full details of the locations. */
            places: components["schemas"]["Place"][];
            rating: components["schemas"]["RatingShort"];
            priceRange: number | null;
            image: components["schemas"]["Photo"];
            timeZone: string;
            openState: components["schemas"]["OpenState"];
            credit: components["schemas"]["Credit"] | null;
            ranking?: components["schemas"]["Ranking"];
        };
        /** @description Why a vendor is where it is in a list. Only with `explain`. */
        Ranking: {
            /** @description What decides its place, the most important first. */
            reasons: components["schemas"]["RankingReason"][];
            /**
             * @description The ranking score, 1 to 5: a Bayesian average of its reviews, which starts with seven reviews at 3.5
             *     and halves a review's weight every 24 months.
             */
            score: number;
        };
        /**
         * @description `name` and `similar-name`: its name is, or resembles, what was typed. `preferred`, `wishes`, `language`
         *     and `minRating`: it meets what was asked for but isn't required. `score`, `average`, `reviews` and
         *     `newest`: the order itself.
         * @enum {string}
         */
        RankingReason: "name" | "similar-name" | "preferred" | "wishes" | "language" | "minRating" | "score" | "average" | "reviews" | "newest";
        Vendor: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            language: components["schemas"]["LanguageTag"];
            description: string;
            category: components["schemas"]["Slug"][];
            location: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            /**
             * @description In international form, if it is a valid number in the vendor's country or includes a country
             *     code.
             */
            phoneNumber: string;
            website: string;
            /**
             * @description The website's address as people read it: without the part that every address starts with, and
             *     with its domain in the letters of its language. A domain whose letters could be mistaken for
             *     others stays in ASCII.
             */
            websiteText: string;
            address: string;
            socialMedia: components["schemas"]["SocialMedia"][];
            openingHours: components["schemas"]["OpeningHoursEntry"][];
            specialHours: components["schemas"]["SpecialHours"];
            /** @description IANA name. */
            timeZone: string;
            openState: components["schemas"]["OpenState"];
            coordinates: {
                latitude: number;
                longitude: number;
            } | null;
            priceRange: number | null;
            image: components["schemas"]["Photo"];
            /** @description If there are no photos, the drawn cover in the shape used at the top of a page, 5:2. */
            banner: components["schemas"]["Photo"] | null;
            /** @description The vendor's own photos, without drawn covers. */
            photos: components["schemas"]["Photo"][];
            /** @description Someone has proved that they own it. */
            isClaimed: boolean;
            isApproved: boolean;
            status: components["schemas"]["VendorStatus"];
            /** @description Who added it, as far as that is public. */
            addedBy: string | null;
            credit: components["schemas"]["Credit"] | null;
            rating: components["schemas"]["Rating"];
            createdAt: components["schemas"]["DateTime"];
        };
        OpenReview: {
            id: components["schemas"]["Id"];
            /** Format: uri */
            url: string;
            vendor: {
                id: components["schemas"]["Id"];
                name: string;
                /** Format: uri */
                url: string;
            };
            /** @description The name shown beside the review. */
            author: string;
            rating: number;
            title: string;
            review: string;
            language: components["schemas"]["LanguageTag"];
            experience: components["schemas"]["Experience"];
            weddingDate: components["schemas"]["Month"] | null;
            aspects: components["schemas"]["Aspects"];
            /** @description An SPDX id. Null if the terms that the author accepted don't let others reuse it. */
            licence: string | null;
            createdAt: components["schemas"]["DateTime"];
            editedAt: components["schemas"]["DateTime"] | null;
        };
        SignedReviews: {
            /**
             * Format: uri
             * @description The site's origin.
             */
            issuer: string;
            issuedAt: components["schemas"]["DateTime"];
            reviews: components["schemas"]["OpenReview"][];
            /** @description In compact form. */
            jws: string;
        };
        KeySet: {
            keys: {
                /** @constant */
                kty: "OKP";
                /** @constant */
                crv: "Ed25519";
                x: string;
                /** @description The key's thumbprint (RFC 7638). */
                kid: string;
                /** @constant */
                alg: "EdDSA";
                /** @constant */
                use: "sig";
            }[];
        };
        /** @description A listing as open data. */
        OpenVendor: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description Its page.
             */
            url: string;
            name: string;
            language: components["schemas"]["LanguageTag"];
            description: string;
            category: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            phoneNumber: string;
            website: string;
            address: string;
            socialMedia: components["schemas"]["SocialMedia"][];
            openingHours: components["schemas"]["OpeningHoursEntry"][];
            specialHours: components["schemas"]["SpecialHours"];
            /** @description IANA name. */
            timeZone: string;
            coordinates: {
                latitude: number;
                longitude: number;
            } | null;
            priceRange: number | null;
            rating: components["schemas"]["RatingShort"];
            credit: components["schemas"]["Credit"] | null;
            updatedAt: components["schemas"]["DateTime"];
        };
        VendorName: string;
        VendorDescription: string;
        /** @description The categories' slugs, the main one first. */
        VendorCategories: components["schemas"]["Slug"][];
        /** @description The cities' ids, as `suggest` gives them for the kind `city`; the main one first. */
        VendorLocations: components["schemas"]["Slug"][];
        /** @description Without a country code, it is a number in the country of the first location. */
        VendorPhone: string;
        /** @description An http or https address; without either, https is assumed. */
        VendorWebsite: string;
        VendorAddress: string;
        /**
         * @description Platforms without a username are kept as they are. Of a link to a profile, its username is kept; of one to a
         *     Facebook profile that has none, its number.
         */
        VendorSocialMedia: components["schemas"]["SocialMedia"][];
        /** @description One entry for each day, Monday to Sunday. */
        OpeningHours: components["schemas"]["OpeningHoursEntry"][];
        /**
         * @description Dates that differ from the week, by their first date. No two entries share a date, none lasts longer than a
         *     year, and none ends more than two years from now. Those that are over may stay.
         */
        SpecialHours: components["schemas"]["SpecialHoursEntry"][];
        PriceRange: number | null;
        UploadedPhoto: {
            id: string;
            /** @description What the photo shows. */
            alt: string;
        };
        /** @description The first one is the cover. */
        VendorPhotos: components["schemas"]["UploadedPhoto"][];
        NewVendor: {
            name: components["schemas"]["VendorName"];
            description?: components["schemas"]["VendorDescription"];
            category: components["schemas"]["VendorCategories"];
            location: components["schemas"]["VendorLocations"];
            phoneNumber?: components["schemas"]["VendorPhone"];
            website?: components["schemas"]["VendorWebsite"];
            address?: components["schemas"]["VendorAddress"];
            socialMedia?: components["schemas"]["VendorSocialMedia"];
            openingHours?: components["schemas"]["OpeningHours"];
            specialHours?: components["schemas"]["SpecialHours"];
            priceRange?: components["schemas"]["PriceRange"];
            photos?: components["schemas"]["VendorPhotos"];
        };
        /**
         * @description A vendor as far as it has been written: every field may be empty, and none has to be right yet. `addedBy` and
         *     `isApproved` are the server's to say.
         */
        VendorDraftFields: {
            name?: string;
            description?: string;
            category?: components["schemas"]["Slug"][];
            location?: components["schemas"]["Slug"][];
            phoneNumber?: string;
            website?: string;
            address?: string;
            socialMedia?: components["schemas"]["VendorDraftSocialMedia"];
            openingHours?: components["schemas"]["VendorDraftHours"];
            specialHours?: components["schemas"]["VendorDraftSpecialHours"];
            priceRange?: components["schemas"]["PriceRange"];
            photos?: components["schemas"]["VendorPhotos"];
        };
        VendorDraftSocialMedia: {
            platform: string;
            /** @description May still be the address of a profile. */
            username: string;
        }[];
        /** @description One entry for each day, Monday to Sunday. Times may still be empty. */
        VendorDraftHours: {
            day: components["schemas"]["Weekday"];
            openTime: string;
            closeTime: string;
            closed?: boolean;
            byAppointment?: boolean;
            intervals?: {
                openTime: string;
                closeTime: string;
            }[];
        }[];
        /** @description Dates that differ from the week. Dates and times may still be empty. */
        VendorDraftSpecialHours: {
            from: string;
            to: string;
            label?: string;
            openTime: string;
            closeTime: string;
            closed?: boolean;
            byAppointment?: boolean;
            intervals?: {
                openTime: string;
                closeTime: string;
            }[];
        }[];
        VendorDraft: {
            name: string;
            description: string;
            category: components["schemas"]["Slug"][];
            location: components["schemas"]["Slug"][];
            /** @description The locations that we know. */
            places: components["schemas"]["Place"][];
            phoneNumber: string;
            website: string;
            address: string;
            socialMedia: components["schemas"]["VendorDraftSocialMedia"];
            openingHours: components["schemas"]["VendorDraftHours"];
            specialHours: components["schemas"]["VendorDraftSpecialHours"];
            priceRange: components["schemas"]["PriceRange"];
            photos: components["schemas"]["DraftPhotos"];
            lostPhotos: components["schemas"]["LostPhotos"];
            addedBy: components["schemas"]["Id"];
            /** @constant */
            isApproved: false;
            updatedAt: components["schemas"]["DateTime"];
        };
        /** @description Its photos, in their order, as far as they still exist. */
        DraftPhotos: components["schemas"]["Photo"][];
        /** @description How many of its photos have been deleted since it was saved. */
        LostPhotos: number;
        OwnVendorDraft: {
            draft: components["schemas"]["VendorDraft"] | null;
        };
        /** @description What isn't given stays as it is. */
        VendorChange: {
            name?: components["schemas"]["VendorName"];
            description?: components["schemas"]["VendorDescription"];
            category?: components["schemas"]["VendorCategories"];
            location?: components["schemas"]["VendorLocations"];
            phoneNumber?: components["schemas"]["VendorPhone"];
            website?: components["schemas"]["VendorWebsite"];
            address?: components["schemas"]["VendorAddress"];
            socialMedia?: components["schemas"]["VendorSocialMedia"];
            openingHours?: components["schemas"]["OpeningHours"];
            specialHours?: components["schemas"]["SpecialHours"];
            priceRange?: components["schemas"]["PriceRange"];
            photos?: components["schemas"]["VendorPhotos"];
        };
        /**
         * @description What you are to it; if you are several, the first of these.
         * @enum {string}
         */
        ListingRelation: "owner" | "manager" | "admin" | "author";
        TeamMember: {
            id: components["schemas"]["Id"];
            /** @description Their full name, which only the team and admins see. */
            name: string;
            image: string;
            /**
             * @description A manager may do to the listing what its owner may, but not invite or remove people, or transfer it.
             * @enum {string}
             */
            role: "owner" | "manager";
            isYou: boolean;
            /** @description When they joined the team; null for the owner. */
            since: components["schemas"]["DateTime"] | null;
        };
        Team: {
            members: components["schemas"]["TeamMember"][];
            /** @description The open ones, the latest first; empty unless you're the owner. */
            invitations: components["schemas"]["TeamInvitation"][];
        };
        NewTeamInvitation: {
            email: components["schemas"]["Email"];
        };
        TeamInvitation: {
            id: components["schemas"]["Id"];
            vendor: components["schemas"]["ClaimVendor"];
            /** @description The invited address. */
            email: string;
            /** @description The owner's name. */
            invitedBy: string;
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
        };
        TeamInvitationList: {
            items: components["schemas"]["TeamInvitation"][];
        };
        CoupleInTheWay: {
            /**
             * @description One of the two has reviewed it; or your partner runs it, or says so.
             * @enum {string}
             */
            because: "reviewed" | "own-vendor";
            /** @description The review that speaks for both of you, if it is public. */
            reviewId: components["schemas"]["Id"] | null;
        };
        NewPartnerInvitation: {
            email: components["schemas"]["Email"];
        };
        PartnerInvitation: {
            id: components["schemas"]["Id"];
            /** @description The invited address. */
            email: string;
            /** @description The name of the person who sent it. */
            invitedBy: string;
            createdAt: components["schemas"]["DateTime"];
            expiresAt: components["schemas"]["DateTime"];
            /** @description Whether the invited person has accepted, but reviews were in the way. */
            hasAgreed: boolean;
            /** @description The vendors of which a review has to go first. Told to both, and only once both have agreed. */
            inTheWay: {
                vendor: components["schemas"]["ClaimVendor"];
                /**
                 * @description Both have reviewed it; or one runs it, or says so, and the other has reviewed it.
                 * @enum {string}
                 */
                because: "both-reviewed" | "own-vendor";
            }[];
        };
        PartnerState: {
            partner: {
                name: string;
                image: string;
                since: components["schemas"]["DateTime"];
            } | null;
            /** @description The open one that you've sent. */
            invitation: components["schemas"]["PartnerInvitation"] | null;
            /** @description Open ones to your address. */
            waiting: components["schemas"]["PartnerInvitation"][];
        };
        ListingTransfer: {
            to: components["schemas"]["Id"];
            currentPassword: string;
        };
        ListingDecision: {
            reason: string;
            decidedAt: components["schemas"]["DateTime"];
        };
        Listing: {
            relation: components["schemas"]["ListingRelation"];
            /** @description Whether `updateVendor` would accept a change from you. */
            mayEdit: boolean;
            /** @description If it is rejected or suspended, the reason that was given. */
            decision: components["schemas"]["ListingDecision"] | null;
            vendor: components["schemas"]["Vendor"];
        };
        MyVendor: {
            relation: components["schemas"]["ListingRelation"];
            status: components["schemas"]["VendorStatus"];
            decision: components["schemas"]["ListingDecision"] | null;
            vendor: components["schemas"]["VendorSummary"];
            createdAt: components["schemas"]["DateTime"];
        };
        MyVendorList: {
            items: components["schemas"]["MyVendor"][];
            nextCursor: string | null;
        };
        HistoryEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            /**
             * @description Who did it. What happens by itself is done by the system, such as an import.
             * @enum {string}
             */
            by: "you" | "owner" | "manager" | "admin" | "author" | "system";
            /** @description Their name, as everyone sees it; null if it isn't for you to know. */
            name: string | null;
            /**
             * @description `change`, or the decision: `submit`, `approve`, `reject`, `resubmit`, `suspend` and so on; or what happened
             *     to the team: `join team`, `transfer` and so on.
             */
            action: string;
            changes: components["schemas"]["HistoryChange"][];
            /** @description The rule that a claim was rejected by, a `ClaimRefusal`; otherwise null. */
            because: string | null;
            reason: string;
        };
        HistoryChange: {
            /** @description As in `updateVendor`. */
            field: string;
            /** @description The value before. */
            from: unknown;
            /** @description The value after. */
            to: unknown;
        };
        HistoryList: {
            items: components["schemas"]["HistoryEntry"][];
            nextCursor: string | null;
        };
        DuplicateQuery: {
            name: components["schemas"]["VendorName"];
            location: components["schemas"]["VendorLocations"];
            phoneNumber?: components["schemas"]["VendorPhone"];
            website?: components["schemas"]["VendorWebsite"];
            address?: components["schemas"]["VendorAddress"];
        };
        /** @enum {string} */
        DuplicateReason: "name" | "phone" | "website" | "address" | "distance";
        Duplicate: {
            vendor: components["schemas"]["VendorSummary"];
            /**
             * @description Those that aren’t approved are your own.
             * @enum {string}
             */
            status: "approved" | "pending" | "rejected";
            /** @description What they have in common, the strongest sign first. */
            reasons: components["schemas"]["DuplicateReason"][];
        };
        DuplicateList: {
            items: components["schemas"]["Duplicate"][];
        };
        /** @description Whose data a listing was made from. They must be credited wherever it is shown. */
        Credit: {
            text: string;
            /** @description Where to read its licence. */
            url: string;
        };
        Facet: {
            value: string;
            label: string;
            count: number;
        };
        NumberFacet: {
            value: number;
            count: number;
        };
        VendorSearchResult: {
            items: components["schemas"]["VendorSummary"][];
            filters: components["schemas"]["SearchFilters"];
            /** @description How `q` was understood; null if it was searched for word for word. */
            understood: components["schemas"]["Understood"] | null;
            /** @description How `where` was understood; null if it was not given. */
            where: components["schemas"]["PlaceFound"] | null;
            /**
             * @description If few vendors were found, what else would find some. On the first page only. `nearby` is a
             *     place near the one requested; `without` leaves out a filter (or the words).
             */
            wider: components["schemas"]["WiderSearch"][];
            total: {
                count: number;
                /** @description False if there are more than `count`. */
                exact: boolean;
            };
            /**
             * @description Null on pages after the first. If more than 1,000 vendors would have to be looked at to count a
             *     group, and it isn't a plain browse, that would cost too much: the group is then null, and its
             *     values are shown without numbers.
             */
            facets: {
                category: components["schemas"]["Facet"][] | null;
                location: components["schemas"]["Facet"][] | null;
                priceRange: components["schemas"]["NumberFacet"][] | null;
                minRating: components["schemas"]["NumberFacet"][] | null;
                openNow: number | null;
            } | null;
            /**
             * @description `similar` if the words found too little and similar names were added.
             * @enum {string}
             */
            matched: "browse" | "words" | "similar";
            nextCursor: string | null;
        };
        /** @description The filters in force, whether chosen or understood. */
        SearchFilters: {
            category: string[];
            location: string[];
            priceRange: number[];
            minRating: number | null;
            openNow: boolean;
            language: string[];
        };
        /** @enum {string} */
        SearchPartKind: "category" | "specialty" | "place" | "openNow" | "priceRange" | "minRating" | "language" | "words" | "unanswered";
        /** @description A part of the text, and what it was understood as. */
        SearchPart: {
            kind: components["schemas"]["SearchPartKind"];
            /**
             * @description Category slugs, specialties as `<category>/<specialty>`, place ids, prices, stars or language
             *     codes. Empty for the other kinds. `unanswered` is a wish that listings can't be searched for: an
             *     amount of money, a day or a month, how many guests there are, how near it is, or what isn't wanted.
             */
            values: string[];
            label: string;
            /** @description Where it starts in `q`, in UTF-16 code units. */
            start: number;
            end: number;
            /** @description The correct spelling, if something else was typed. */
            correction: string | null;
            /**
             * @description What it does: `filters` finds only vendors that match; `prefers` puts matching vendors first, if
             *     too few match; `none` if no vendor here matches, or if it is unanswered.
             * @enum {string}
             */
            effect: "filters" | "prefers" | "none";
        };
        Understood: {
            parts: components["schemas"]["SearchPart"][];
            /** @description The whole text as it was understood, if anything was misspelt. */
            corrected: string | null;
            /** @description A text that may have been meant and would find something. It is only a suggestion. */
            didYouMean: string | null;
        };
        PlaceChoice: {
            id: string;
            label: string;
            hint: string;
        };
        PlaceFound: {
            text: string;
            /** @description The place that was used; null if it was not clear or not known. */
            place: components["schemas"]["PlaceChoice"] | null;
            /** @description True if the place's name was misspelt. */
            corrected: boolean;
            /** @description What it may mean. */
            choices: components["schemas"]["PlaceChoice"][];
        };
        WiderSearch: {
            /** @enum {string} */
            kind: "nearby" | "without";
            /**
             * @description `nearby`: the place's id. `without`: category, location, priceRange, minRating, openNow,
             *     language or words.
             */
            value: string;
            label: string;
            kilometres: number | null;
            /** @description Counted up to 1,000. */
            count: number;
        };
        /**
         * @description Latest first, by name, or best rated first.
         * @enum {string}
         */
        FavouriteSort: "added" | "name" | "rating";
        Favourite: {
            vendor: components["schemas"]["VendorSummary"];
            addedAt: components["schemas"]["DateTime"];
            listId: components["schemas"]["Id"];
            /** @description The ids of the members who have their heart on it, the first one first. */
            hearts: components["schemas"]["Id"][];
            /** @description The members' notes, one each. */
            notes: components["schemas"]["FavouriteNote"][];
        };
        FavouriteList: {
            items: components["schemas"]["Favourite"][];
            /**
             * @description The ids of all your favourites, not only this page's, so that every heart can show whether its vendor
             *     is saved.
             */
            vendorIds: components["schemas"]["Id"][];
            /** @description The ids of all vendors that have your heart on your other lists. */
            elsewhereIds: components["schemas"]["Id"][];
            nextCursor: string | null;
        };
        FavouriteNoteText: {
            text: string;
        };
        FavouriteNote: {
            memberId: components["schemas"]["Id"];
            text: string;
            /** @description For `If-Match`; 0 if the note has been removed. */
            version: number;
        };
        FavouriteListName: {
            name: string;
        };
        FavouriteListMember: {
            id: components["schemas"]["Id"];
            firstName: string;
            /** @description The address of their picture, or empty. */
            image: string;
            isYou: boolean;
            isOwner: boolean;
        };
        FavouriteListInfo: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether these are someone's favourites, the list that everyone has; `isOwner` says whose. */
            isDefault: boolean;
            isOwner: boolean;
            vendorCount: number;
            /** @description Whether the vendor that was asked about is on it; null if none was. */
            hasVendor: boolean | null;
            /** @description The owner first, the others in the order in which they joined. */
            members: components["schemas"]["FavouriteListMember"][];
            /** @description Since when it can be joined by a link; null if it can't, or if you aren't its owner. */
            link: {
                createdAt: components["schemas"]["DateTime"];
            } | null;
        };
        FavouriteListList: {
            items: components["schemas"]["FavouriteListInfo"][];
        };
        FavouriteListToken: {
            token: components["schemas"]["SharedToken"];
        };
        /** @description 128 random bits, from a link's fragment. */
        SharedToken: string;
        FavouriteListLink: {
            token: components["schemas"]["SharedToken"];
            createdAt: components["schemas"]["DateTime"];
        };
        FavouriteListOwner: {
            /** @description The owner's first name. */
            owner: string;
        };
        FavouriteListPreview: {
            id: components["schemas"]["Id"];
            name: string;
            isDefault: boolean;
            /** @description The owner's first name. */
            owner: string;
            memberCount: number;
            vendorCount: number;
            isMember: boolean;
        };
        /** @description What isn't given stays as it is. Photos can't be proposed. */
        ProposedChange: {
            name?: components["schemas"]["VendorName"];
            description?: components["schemas"]["VendorDescription"];
            category?: components["schemas"]["VendorCategories"];
            location?: components["schemas"]["VendorLocations"];
            phoneNumber?: components["schemas"]["VendorPhone"];
            website?: components["schemas"]["VendorWebsite"];
            address?: components["schemas"]["VendorAddress"];
            socialMedia?: components["schemas"]["VendorSocialMedia"];
            openingHours?: components["schemas"]["OpeningHours"];
            specialHours?: components["schemas"]["SpecialHours"];
            priceRange?: components["schemas"]["PriceRange"];
            problem?: components["schemas"]["ListingProblem"];
        };
        /**
         * @description What is wrong with a listing that none of its fields says: the business has closed for good (`closed`), is listed
         *     twice (`duplicate`), has a wrong photo (`photos`), or something else. It comes with a note and without changes (422).
         *     Accepting it changes nothing by itself.
         * @enum {string}
         */
        ListingProblem: "closed" | "duplicate" | "photos" | "other";
        NewProposal: {
            changes: components["schemas"]["ProposedChange"];
            /** @description How you know, for the people who decide. Needed with a `problem`, with 10 characters or more. */
            note?: string;
        };
        /** @enum {string} */
        ProposalField: "name" | "description" | "category" | "location" | "phoneNumber" | "website" | "address" | "socialMedia" | "openingHours" | "specialHours" | "priceRange" | "problem";
        ProposalDecision: {
            /** @description The fields to take over; all others are declined. */
            accepted: components["schemas"]["ProposalField"][];
            /** @description Needed from admins who decline anything, and only for them (422). */
            because?: components["schemas"]["ProposalRefusal"];
            /** @description What the proposer is told. Needed from admins who decline anything. */
            explanation?: string;
        };
        /**
         * @description Why a listing doesn't take up what is proposed: nothing bears it out (`unconfirmed`), it isn't true (`untrue`), it
         *     advertises or insults instead of informing (`unsuitable`), or it gives away personal data (`personal-data`).
         * @enum {string}
         */
        ProposalRefusal: "unconfirmed" | "untrue" | "unsuitable" | "personal-data" | "other";
        /** @enum {string} */
        ProposalOutcome: "accepted" | "declined";
        ProposalChange: {
            field: components["schemas"]["ProposalField"];
            /** @description The value when it was proposed. */
            from: unknown;
            /** @description The proposed value. */
            to: unknown;
            /** @description The value now. */
            now: unknown;
            /** @description What was decided; null until then. */
            outcome: components["schemas"]["ProposalOutcome"] | null;
        };
        Proposal: {
            id: components["schemas"]["Id"];
            vendor: components["schemas"]["ClaimVendor"];
            proposer: {
                /** @description As everyone sees it. */
                name: string;
            };
            /** @enum {string} */
            status: "open" | "decided" | "withdrawn";
            note: string;
            changes: components["schemas"]["ProposalChange"][];
            /** @description Once an admin has declined any of it, the rule that they named. */
            because: components["schemas"]["ProposalRefusal"] | null;
            /** @description What the proposer was told about the decision. Empty if nothing was said. */
            explanation: string;
            createdAt: components["schemas"]["DateTime"];
            /** @description When it was decided or withdrawn. */
            decidedAt: components["schemas"]["DateTime"] | null;
        };
        ProposalList: {
            items: components["schemas"]["Proposal"][];
            nextCursor: string | null;
        };
        /**
         * @description What the claimant is to the business.
         * @enum {string}
         */
        ClaimRole: "owner" | "manager" | "employee" | "agency";
        /** @enum {string} */
        ClaimStatus: "pending" | "needs-more" | "approved" | "rejected" | "withdrawn";
        ClaimNote: string;
        NewClaim: {
            role: components["schemas"]["ClaimRole"];
            businessEmail?: components["schemas"]["Email"];
            note: components["schemas"]["ClaimNote"];
        };
        MoreEvidence: {
            note: components["schemas"]["ClaimNote"];
        };
        NewRemovalRequest: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            /**
             * @description What the person is to the business. Needed unless you look after the listing and are logged in: then it is
             *     what you claimed the listing as, or else whether you own it.
             * @enum {string}
             */
            role?: "owner" | "manager" | "employee" | "agency";
            reason: string;
            /**
             * @description The person states in good faith that all this is true, and that they may ask for it.
             * @constant
             */
            goodFaith: true;
        };
        RemovalRequest: {
            receipt: string;
            vendor: components["schemas"]["ClaimVendor"];
            /**
             * @description `undone`: the listing was removed, and has been brought back since.
             * @enum {string}
             */
            status: "open" | "removed" | "undone" | "declined";
            /** @description Why it was declined; otherwise null, and for decisions from before there were such rules. */
            because: components["schemas"]["RemovalRefusal"] | null;
            /** @description Why it was decided like that; empty while it is open, and once that has been undone. */
            decision: string;
            /** Format: date-time */
            createdAt: string;
            decidedAt: string | null;
        };
        /**
         * @description Why a listing stays: nothing shows that the business itself is asking (`not-authorised`), nothing bears out what
         *     was said (`unconfirmed`), the business still takes bookings (`still-open`), reviews that someone doesn't like are no
         *     reason (`unwelcome-reviews`), or what is wrong with it can be put right instead (`correctable`).
         * @enum {string}
         */
        RemovalRefusal: "not-authorised" | "unconfirmed" | "still-open" | "unwelcome-reviews" | "correctable" | "other";
        RemovalDecision: {
            /** @enum {string} */
            action: "remove" | "decline";
            /** @description Needed to decline it, and only for that (422). */
            because?: components["schemas"]["RemovalRefusal"];
            /** @description What the person is told. It stays on record for good, so it should name no one. */
            reason: string;
        };
        ReviewDecision: {
            /** @enum {string} */
            action: "publish" | "hide" | "restore" | "remove";
            /** @description The review's, as you read it. */
            version: number;
            /**
             * @description The review's, as you read it. With it, a decision about a held review isn't carried out on one that somebody
             *     else has just published.
             */
            status?: components["schemas"]["ReviewStatus"];
            /** @description Needed to hide or remove it. The public is told this, and nothing else. */
            because?: components["schemas"]["RemovalReason"];
            /** @description What the author is told. */
            explanation: string;
        };
        /** @enum {string} */
        ReportAction: "dismiss" | "warn" | "redact" | "hide" | "remove" | "remove-reply";
        ReportDecision: {
            action: components["schemas"]["ReportAction"];
            /** @description The review's, as you read it. */
            version: number;
            /** @description The report's, as you read it, with what people had reported and appealed against by then. */
            ticketVersion: number;
            /** @description The reply's, as you read it. Needed to remove it. */
            responseVersion?: number;
            /** @description The rule. Needed unless the reports are dismissed. The public is told this, and nothing else. */
            because?: components["schemas"]["RemovalReason"];
            /**
             * @description The facts, for the review's author, or for those who look after the vendor if the reply is removed; if the
             *     reports are dismissed, for those who made them. Must not name anyone.
             */
            explanation: string;
            /**
             * @description Needed to redact it, its title and text with "[removed]" in place of what must go, and the photos that must go.
             *     On an appeal against a redaction: of what it was before that.
             */
            redacted?: {
                title: string;
                review: string;
                /** @description The ids of photos to take out. */
                photos?: string[];
            };
        };
        NewAppeal: {
            /** @description What the decision got wrong. */
            words: string;
        };
        /**
         * @description An appeal that is `open` waits for an admin. It may have `ended` undecided, because the review was deleted or taken
         *     down for another reason.
         * @enum {string}
         */
        AppealStatus: "open" | "granted" | "partly" | "refused" | "ended";
        StatementOfReasons: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ReviewDecisionAction"];
            because: components["schemas"]["RemovalReason"] | null;
            /** @description Empty unless it is meant for you. */
            explanation: string;
            at: components["schemas"]["DateTime"];
            review: {
                id: components["schemas"]["Id"];
                /** @description Empty unless the review is published, or yours. */
                title: string;
                isPublished: boolean;
                vendor: components["schemas"]["ReviewedVendor"];
            };
            /**
             * @description What you are to the review.
             * @enum {string}
             */
            relation: "author" | "reporter";
            /** @description Until when you can appeal; null if you can't, or have. */
            appealUntil: components["schemas"]["DateTime"] | null;
            /** @description Yours. */
            appeal: {
                words: string;
                status: components["schemas"]["AppealStatus"];
                /** @description What was decided instead, or again. */
                action: components["schemas"]["ReviewDecisionAction"] | null;
                /** @description Why; empty until it is decided. */
                explanation: string;
                createdAt: components["schemas"]["DateTime"];
                decidedAt: components["schemas"]["DateTime"] | null;
            } | null;
        };
        NewSavedAnswer: {
            title: string;
            text: string;
        };
        SavedAnswer: {
            id: components["schemas"]["Id"];
            title: string;
            text: string;
            /** @description One more with each change. */
            version: number;
            changedAt: components["schemas"]["DateTime"];
        };
        /** @enum {string} */
        ReviewDecisionAction: "publish" | "restore" | "dismiss" | "warn" | "redact" | "hide" | "remove";
        /** @enum {string} */
        ReviewOrReplyAction: "publish" | "restore" | "dismiss" | "warn" | "redact" | "hide" | "remove" | "remove-reply";
        /** @description A decision about a review, or about the reply to it, with its reasons. */
        DecidedReview: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["ReviewOrReplyAction"];
            because: components["schemas"]["RemovalReason"] | null;
            explanation: string;
            /** @description The admin's name; null once their account is erased. */
            by: string | null;
            /** @description You have made it yourself. */
            byYou: boolean;
            at: components["schemas"]["DateTime"];
        };
        ReportTicket: {
            id: components["schemas"]["Id"];
            /** @description Another report, one that is withdrawn and an appeal each make a new one. */
            version: number;
            about: components["schemas"]["ReportSubject"];
            status: components["schemas"]["ReportStatus"];
            /** @description Someone alleges personal data or something illegal. */
            isUrgent: boolean;
            /** @description An appeal has opened it again. */
            isAppeal: boolean;
            /** @description Who has appealed about it. */
            appealedBy: ("author" | "reporter")[];
            /** @description An admin or a rule has opened it. People may have reported the review since. */
            isOwnInitiative: boolean;
            openedAt: components["schemas"]["DateTime"];
            decidedAt: components["schemas"]["DateTime"] | null;
            review: {
                id: components["schemas"]["Id"];
                version: number;
                status: components["schemas"]["ReviewStatus"];
                rating: number;
                title: string;
                /** @description The first 200 characters. */
                excerpt: string;
                /** @description In full. */
                author: string;
            };
            vendor: components["schemas"]["ReviewedVendor"];
            /** @description What is alleged, and by how many people, the most frequent first. Without withdrawn reports. */
            reports: {
                reason: components["schemas"]["ReportReason"];
                count: number;
            }[];
            /** @description What came of the reports; while they are open, the latest decision about the review, if any. */
            decision: components["schemas"]["DecidedReview"] | null;
        };
        ReportTicketList: {
            items: components["schemas"]["ReportTicket"][];
            nextCursor: string | null;
        };
        ReportCase: {
            ticket: components["schemas"]["ReportTicket"];
            review: components["schemas"]["Review"];
            /** @description The reply that was removed with this ticket, as long as it is kept. */
            removedReply: string | null;
            /**
             * @description What a redaction takes something away from: the review as it is, or on an appeal against a redaction as it was
             *     before that, unless its author has edited it since.
             */
            whole: {
                title: string;
                review: string;
                photos: components["schemas"]["Photo"][];
            };
            /** @description All that the review has said, the latest first, with what was redacted as long as it is kept. */
            revisions: components["schemas"]["ReviewRevision"][];
            author: components["schemas"]["CaseAuthor"];
            /** @description In the order in which they came. */
            reports: {
                id: components["schemas"]["Id"];
                reason: components["schemas"]["ReportReason"];
                report: string;
                /** @description Their name in full. */
                reporter: string;
                reporterId: components["schemas"]["IdOfPerson"];
                /** @description They looked after the vendor at the time. */
                byTeam: boolean;
                /** @description The review's, as they read it; null if it is about the reply. */
                version: number | null;
                createdAt: components["schemas"]["DateTime"];
                withdrawnAt: components["schemas"]["DateTime"] | null;
            }[];
            /** @description All notices of illegal content about the review, open and decided, the first one first. */
            notices: {
                receipt: string;
                reason: components["schemas"]["NoticeReason"];
                explanation: string;
                /** @description The name that was given. */
                notifier: string;
                status: components["schemas"]["NoticeStatus"];
                /** @description Whether only the reply went because of it. */
                replyRemoved: boolean;
                /** @description Why it was dismissed. */
                because: components["schemas"]["NoticeRefusal"] | null;
                /** @description Why it was decided so; empty while it is open. */
                decision: string;
                createdAt: components["schemas"]["DateTime"];
                decidedAt: components["schemas"]["DateTime"] | null;
            }[];
            /**
             * @description The reviews whose words it had nearly repeated when it was held or edited (while it is published, only those by
             *     others), as they are now. Those that their authors have deleted aren't among them.
             */
            resembles: components["schemas"]["ResembledReview"][];
            /** @description In the order in which they came. */
            appeals: {
                id: components["schemas"]["Id"];
                decisionId: components["schemas"]["Id"];
                /** @description Their name in full. */
                by: string;
                byId: components["schemas"]["IdOfPerson"];
                /** @description The review's author; otherwise one of those who reported it. */
                byAuthor: boolean;
                words: string;
                status: components["schemas"]["AppealStatus"];
                createdAt: components["schemas"]["DateTime"];
                decidedAt: components["schemas"]["DateTime"] | null;
            }[];
            /** @description All about this review, the latest first. */
            decisions: components["schemas"]["DecidedReview"][];
            history: components["schemas"]["ReviewHistory"];
            /** @description The latest decisions about other reviews that were reported for the most frequent reason. */
            alike: components["schemas"]["DecidedReview"][];
            /**
             * @description Why another admin has to decide: the one who asks reported it (`reported`) or decided about it before
             *     (`decided`); null if they may, and where there is no other admin.
             */
            notByYou: ("reported" | "decided") | null;
        };
        CaseAuthor: {
            id: components["schemas"]["IdOfPerson"];
            /** @description In full. */
            name: string;
            memberSince: components["schemas"]["DateTime"];
            account: components["schemas"]["AccountDecisions"];
            /** @description How many others they have written, by what has become of them. */
            reviews: {
                published: number;
                held: number;
                hidden: number;
                removed: number;
            };
            /** @description The latest ones against their other reviews. */
            decisions: components["schemas"]["DecidedReview"][];
        };
        /** @description What the record says about the review and its reports, the latest first. */
        ReviewHistory: {
            at: components["schemas"]["DateTime"];
            /** @description Their name in full; null if it was a rule or their account is erased. */
            by: string | null;
            /** @enum {string} */
            subject: "review" | "report";
            action: string;
            from: string | null;
            to: string | null;
            reason: string;
        }[];
        ResembledReview: {
            review: components["schemas"]["Review"];
            vendor: components["schemas"]["ReviewedVendor"];
            authorId: components["schemas"]["IdOfPerson"];
            /** @description Their name in full. */
            author: string;
            isSameAuthor: boolean;
        };
        HeldCase: {
            review: components["schemas"]["Review"];
            vendor: components["schemas"]["ReviewedVendor"];
            author: components["schemas"]["CaseAuthor"];
            because: components["schemas"]["HoldReason"];
            heldAt: components["schemas"]["DateTime"];
            /**
             * @description The reviews whose words it had nearly repeated when it was held, or edited since then, as they are now. Those that
             *     their authors have deleted aren't among them, and those that we removed are for as long as we keep their words.
             */
            resembles: components["schemas"]["ResembledReview"][];
            /** @description What else its author has written, the latest first. */
            others: {
                id: components["schemas"]["Id"];
                vendor: components["schemas"]["ReviewedVendor"];
                rating: number;
                title: string;
                status: components["schemas"]["ReviewStatus"];
                createdAt: components["schemas"]["DateTime"];
            }[];
            /** @description All about this review, the latest first. */
            decisions: components["schemas"]["DecidedReview"][];
            history: components["schemas"]["ReviewHistory"];
            /** @description The latest decisions about other reviews that were held for the same reason. */
            alike: components["schemas"]["DecidedReview"][];
        };
        HeldReview: {
            review: components["schemas"]["Review"];
            vendor: components["schemas"]["ReviewedVendor"];
            author: {
                /** @description In full. */
                name: string;
                memberSince: components["schemas"]["DateTime"];
            };
            because: components["schemas"]["HoldReason"];
            heldAt: components["schemas"]["DateTime"];
        };
        /** @enum {string} */
        HoldReason: "alike" | "conflict-of-interest" | "unusual-rate";
        HeldReviewList: {
            items: components["schemas"]["HeldReview"][];
            nextCursor: string | null;
        };
        /** @enum {string} */
        ProofKind: "contract" | "invoice" | "receipt" | "photo" | "other";
        /** @enum {string} */
        ProofStatus: "waiting" | "accepted" | "refused";
        /**
         * @description Why a proof doesn't show a booking: it can't be read (`unreadable`), names another business
         *     (`another-vendor`) or another person (`another-person`), is only an offer or an enquiry (`no-booking`), or has
         *     been changed beyond what may be blacked out (`altered`).
         * @enum {string}
         */
        ProofRefusal: "unreadable" | "another-vendor" | "another-person" | "no-booking" | "altered" | "other";
        OwnProof: {
            kind: components["schemas"]["ProofKind"];
            status: components["schemas"]["ProofStatus"];
            /** @description Why it was refused; otherwise null. */
            because: components["schemas"]["ProofRefusal"] | null;
            /** @description What the admin wrote. Empty while it waits. */
            explanation: string;
            submittedAt: components["schemas"]["DateTime"];
            decidedAt: components["schemas"]["DateTime"] | null;
            /** @description Whether we still have the file. */
            hasFile: boolean;
            /** @description When the file will have been deleted; null while it waits for a decision, and once it is gone. */
            deletedBy: components["schemas"]["DateTime"] | null;
        };
        OwnProofState: {
            proof: components["schemas"]["OwnProof"] | null;
        };
        WaitingProof: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProofKind"];
            /** @enum {string} */
            mediaType: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
            /** @description In bytes. */
            size: number;
            submittedAt: components["schemas"]["DateTime"];
            author: {
                /** @description In full, to compare with the file. */
                name: string;
            };
            review: {
                id: components["schemas"]["Id"];
                experience: components["schemas"]["Experience"];
                /** @description The month of the wedding. */
                weddingDate: string | null;
            };
            vendor: components["schemas"]["ReviewedVendor"];
        };
        WaitingProofList: {
            items: components["schemas"]["WaitingProof"][];
            nextCursor: string | null;
        };
        /** @description The hash of the last event, in hex. Null if nothing is on record. */
        RecordHead: string | null;
        RecordState: {
            /** @description How many there are. */
            events: number;
            head: components["schemas"]["RecordHead"];
            /** @description When all of it was last checked; null if it hasn't been yet. */
            checkedAt: components["schemas"]["DateTime"] | null;
            /** @description The first thing that the check found wrong; null if the record was whole. */
            fault: string | null;
            /**
             * @description The check that is running, or that broke off before it found anything out; null if there is none. What the
             *     last complete one found stays until then.
             */
            check: {
                /** @enum {string} */
                status: "running" | "failed";
                /** @description How many it has checked. */
                events: number;
            } | null;
            /** @description What can be on record. */
            kinds: {
                subject: string;
                actions: string[];
            }[];
        };
        ModerationEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["DateTime"];
            /** @description Who did it; null if the system did. */
            actor: {
                id: components["schemas"]["Id"];
                /** @description Null once they have left. */
                name: string | null;
            } | null;
            action: string;
            subject: {
                /** @description What kind of thing it was done to. */
                type: string;
                id: components["schemas"]["Id"];
                /**
                 * @description What it's called now: a category or a person. Null for everything else, and for people once they have left.
                 * @example Florists
                 */
                name: string | null;
                /** @description The vendor it was or is about, if there still is one. */
                vendor: {
                    id: components["schemas"]["Id"];
                    name: string;
                } | null;
            };
            /** @description The state before. */
            from: string | null;
            /** @description The state after. */
            to: string | null;
            /** @description The rule by which a claim, a notice or a request to remove a listing was declined; otherwise null. */
            because: string | null;
            /** @description What was said. Where that is kept elsewhere, and not for good, the rule's code. */
            reason: string;
            /** @description What changed besides the state, by id (of a category, its slug). */
            changes: components["schemas"]["HistoryChange"][];
            /** @description Its place in the chain, and its hash in hex; null for a moment, until it is linked. */
            link: {
                position: number;
                digest: string;
            } | null;
        };
        ModerationEventList: {
            items: components["schemas"]["ModerationEvent"][];
            nextCursor: string | null;
        };
        FailedMail: {
            id: components["schemas"]["Id"];
            /** @description The address, of which only the first letter and the domain are shown. */
            to: string;
            subject: string;
            /** @description What the mail server answered. */
            error: string;
            attempts: number;
            createdAt: components["schemas"]["DateTime"];
            failedAt: components["schemas"]["DateTime"];
        };
        FailedMailList: {
            items: components["schemas"]["FailedMail"][];
            nextCursor: string | null;
        };
        LoggedDecision: {
            at: components["schemas"]["DateTime"];
            /** @enum {string} */
            kind: "review" | "listing";
            /**
             * @description `held`: kept back before publication until someone looks at it. `part-removed`: some of its words were taken
             *     out. `suspended`: a listing that was public before.
             * @enum {string}
             */
            action: "held" | "hidden" | "part-removed" | "removed" | "suspended";
            /** @description The kind of reason, for reviews that a person decided about; null for everything else. */
            because: components["schemas"]["RemovalReason"] | null;
            /** @description Whether a rule decided, not a person. */
            automated: boolean;
            /**
             * @description Whether its author appealed against it, and what came of that.
             * @enum {string}
             */
            appeal: "none" | "open" | "granted" | "partly" | "refused";
            /** @description When it was taken back; null if it stands. */
            liftedAt: components["schemas"]["DateTime"] | null;
        };
        ModerationLog: {
            items: components["schemas"]["LoggedDecision"][];
            nextCursor: string | null;
            record: {
                events: number;
                head: components["schemas"]["RecordHead"];
            };
        };
        FileOpening: {
            /** @description Why you open it. Kept on record for good, so it must not name anyone. */
            reason: string;
        };
        ProofDecision: {
            /** @enum {string} */
            action: "accept" | "refuse";
            /** @description Needed to refuse it. */
            because?: components["schemas"]["ProofRefusal"];
            /** @description What the author is told. */
            explanation: string;
        };
        /** @enum {string} */
        NoticeReason: "personal-data" | "defamation" | "threats-or-hatred" | "intellectual-property" | "other";
        NewNotice: {
            /** @description The exact address of the review or listing on this site, as the browser shows it. */
            address: string;
            reason: components["schemas"]["NoticeReason"];
            /** @description What is illegal about it, and why. */
            explanation: string;
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            /**
             * @description The person states in good faith that all this is accurate and complete.
             * @constant
             */
            goodFaith: true;
        };
        Notice: {
            receipt: string;
            vendor: components["schemas"]["ClaimVendor"];
            /** @description Null if it is about the listing itself. */
            reviewId: components["schemas"]["Id"] | null;
            /** @description Whether the vendor's reply to the review was removed because of it, and the review stays. */
            replyRemoved: boolean;
            reason: components["schemas"]["NoticeReason"];
            status: components["schemas"]["NoticeStatus"];
            /**
             * @description Why it was dismissed; otherwise null, and for decisions from before there were such rules, or overturned by an
             *     appeal.
             */
            because: components["schemas"]["NoticeRefusal"] | null;
            /** @description Why it was decided like that; empty while it is open. */
            decision: string;
            createdAt: components["schemas"]["DateTime"];
            decidedAt: components["schemas"]["DateTime"] | null;
        };
        /** @enum {string} */
        NoticeStatus: "open" | "upheld" | "dismissed";
        /**
         * @description Why something stays despite a notice: it doesn't break the law (`not-illegal`), the notice is about what somebody did
         *     and not about what is shown here (`not-shown-here`), nothing bears out what it alleges (`unconfirmed`), what it means
         *     is gone already (`gone`), or we have decided about it before (`decided-before`).
         * @enum {string}
         */
        NoticeRefusal: "not-illegal" | "not-shown-here" | "unconfirmed" | "gone" | "decided-before" | "other";
        NoticeDecision: {
            /**
             * @description `remove-reply` is only for notices about a review that has a reply (422).
             * @enum {string}
             */
            action: "uphold" | "remove-reply" | "dismiss";
            /** @description The listing's, as you read it. It may have been merged with another one since. */
            vendorId: components["schemas"]["Id"];
            /** @description The review's, or the listing's if the notice is about that, as you read it. */
            version: number;
            /** @description The reply's, as you read it. Needed to remove it, and only for that (422). */
            responseVersion?: number;
            /** @description Needed to dismiss it, and only for that (422). */
            because?: components["schemas"]["NoticeRefusal"];
            /** @description What the people concerned are told. It stays on record for good, so it should name no one. */
            reason: string;
        };
        Correspondent: {
            /** @description As they gave it. */
            name: string;
            /**
             * Format: email
             * @description Where they are answered.
             */
            email: string;
        };
        NamedPerson: {
            /** @description In full. */
            name: string;
        };
        /**
         * @description What waits for an admin.
         * @enum {string}
         */
        Queue: "vendors" | "claims" | "proposals" | "reports" | "held-reviews" | "notices" | "removals" | "proofs";
        /** @description The data of a `changed` event. */
        QueueChange: {
            queues: components["schemas"]["Queue"][];
        };
        PendingVendor: {
            id: components["schemas"]["Id"];
            version: number;
            name: string;
            language: components["schemas"]["LanguageTag"];
            category: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "suspended";
            /** @description Null if it was imported, or if their account has been deleted. */
            addedBy: components["schemas"]["NamedPerson"] | null;
            /** @description False if it concerns you, so that another admin has to decide. */
            mayDecide: boolean;
            /** @description Since when it has been in this state. Unless it's approved, the list is in this order. */
            since: components["schemas"]["DateTime"];
        };
        PendingVendorList: {
            items: components["schemas"]["PendingVendor"][];
            nextCursor: string | null;
        };
        /**
         * @description Why a vendor isn't listed: it has nothing to do with weddings (`not-a-wedding-business`), is listed already
         *     (`duplicate`), lacks what visitors need (`incomplete`), says what isn't true (`misleading`), can't be reached in any
         *     of the ways that it names (`contact-unreachable`), no longer exists (`closed`), or breaks the law (`illegal`).
         * @enum {string}
         */
        VendorRefusal: "not-a-wedding-business" | "duplicate" | "incomplete" | "misleading" | "contact-unreachable" | "closed" | "illegal" | "other";
        VendorDecision: {
            /** @enum {string} */
            action: "approve" | "reject" | "suspend" | "reinstate";
            /** @description The listing's, as you read it. */
            version: number;
            /** @description Needed to reject or suspend it. */
            because?: components["schemas"]["VendorRefusal"];
            /** @description What the people concerned are told. Needed to reject or suspend it. */
            explanation?: string;
        };
        /** @description What was decided about something alike. */
        EarlierDecision: {
            /** @description What was decided about, which is a vendor or a claim like the one in the case. */
            id: components["schemas"]["Id"];
            vendor: components["schemas"]["ClaimVendor"];
            /** @enum {string} */
            action: "approve" | "reject" | "suspend" | "reinstate";
            /** @description Null if none was given. A `VendorRefusal` if it is about a vendor, otherwise a `ClaimRefusal`. */
            because: components["schemas"]["VendorRefusal"] | components["schemas"]["ClaimRefusal"] | null;
            /** @description What the person was told. */
            reason: string;
            /** @description The admin's name. */
            by: string | null;
            at: components["schemas"]["DateTime"];
        };
        VendorCase: {
            vendor: components["schemas"]["Vendor"];
            /** @description The listing's, for `decideVendor`. */
            version: number;
            /** @description Since when it has been in its state. */
            since: components["schemas"]["DateTime"];
            /** @description If it is rejected or suspended, the reason that was given. */
            decision: components["schemas"]["ListingDecision"] | null;
            /** @description False if it concerns you, so that another admin has to decide. */
            mayDecide: boolean;
            /** @description Who added it. Null if it was imported, or if their account has been deleted. */
            author: components["schemas"]["VendorAuthor"] | null;
            owner: components["schemas"]["LinkedPerson"] | null;
            /** @description Who else looks after it. */
            team: components["schemas"]["LinkedPerson"][];
            /** @description The latest first. */
            history: components["schemas"]["HistoryEntry"][];
            /**
             * @description Vendors that could be the same one, whether public, waiting for approval, suspended, or removed because their
             *     business asked for that, and others by the same author.
             */
            duplicates: {
                vendor: components["schemas"]["Vendor"];
                /** @description What they have in common, the strongest sign first. */
                reasons: components["schemas"]["DuplicateReason"][];
                /** @description Whether it was removed because its business doesn't want to be listed. */
                isUnwanted: boolean;
            }[];
            /** @description Decisions about vendors in the same categories or by the same author, the latest first. */
            alike: components["schemas"]["EarlierDecision"][];
        };
        VendorAuthor: {
            id: components["schemas"]["Id"];
            /** @description In full. */
            name: string;
            memberSince: components["schemas"]["DateTime"];
            account: components["schemas"]["AccountDecisions"];
            /** @description What else they have added, the latest first. */
            vendors: {
                id: components["schemas"]["Id"];
                name: string;
                language: components["schemas"]["LanguageTag"];
                status: components["schemas"]["VendorStatus"];
                createdAt: components["schemas"]["DateTime"];
            }[];
        };
        PendingClaim: {
            id: components["schemas"]["Id"];
            vendor: components["schemas"]["ClaimVendor"];
            category: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            claimant: components["schemas"]["NamedPerson"];
            role: components["schemas"]["ClaimRole"];
            businessEmail: string | null;
            /** @enum {string} */
            status: "pending" | "needs-more";
            evidence: components["schemas"]["ClaimEvidence"];
            /** @description Whether the vendor has an owner. */
            isOwned: boolean;
            /** @description How many other open claims there are to the vendor. */
            rivals: number;
            /** @description False if it concerns you, so that another admin has to decide. */
            mayDecide: boolean;
            /** @description Since when it has waited, which is since it came back if more was asked for. The list is in this order. */
            since: components["schemas"]["DateTime"];
        };
        PendingClaimList: {
            items: components["schemas"]["PendingClaim"][];
            nextCursor: string | null;
        };
        ClaimCase: {
            claim: components["schemas"]["Claim"];
            /** @description The claim's, for `decideClaim`. It changes with what the claimant adds or confirms, and with every decision. */
            version: number;
            /** @description Since when it has been in its state. */
            since: components["schemas"]["DateTime"];
            vendor: components["schemas"]["Vendor"];
            /**
             * @description Who first put a website at the domain of the one that the claim goes by on the listing. Null if it had none, or
             *     no one knows.
             */
            website: components["schemas"]["WebsiteOrigin"] | null;
            /** @description False if it concerns you, so that another admin has to decide. */
            mayDecide: boolean;
            /** @description Who owns the vendor now. */
            owner: components["schemas"]["LinkedPerson"] | null;
            /** @description Who else looks after it. */
            team: components["schemas"]["LinkedPerson"][];
            claimant: {
                id: components["schemas"]["Id"];
                /** @description In full. */
                name: string;
                memberSince: components["schemas"]["DateTime"];
                /** @description Whether it was they who added the listing. */
                addedListing: boolean;
                account: components["schemas"]["AccountDecisions"];
                /** @description What else they have claimed, the latest first. */
                claims: components["schemas"]["Claim"][];
            };
            /** @description The other open claims to the vendor. */
            rivals: components["schemas"]["Claim"][];
            /** @description The latest first. */
            history: components["schemas"]["HistoryEntry"][];
            /**
             * @description Decisions about claims to this vendor and to others whose website is at the same domain; then, if there are fewer,
             *     about claims of people in the same role whose e-mail is confirmed, and who have handed in a document, just as in
             *     this one or not. The latest of each first.
             */
            alike: components["schemas"]["EarlierDecision"][];
        };
        WebsiteOrigin: {
            /**
             * @description With the listing, which was imported or `added` by someone; or later, by someone who could change the listing or
             *     whose suggestion was accepted.
             * @enum {string}
             */
            how: "imported" | "added" | "changed" | "suggested";
            /** @description Whoever it was. Null for imports, and for people who have left. */
            by: components["schemas"]["LinkedPerson"] | null;
            at: components["schemas"]["DateTime"];
        };
        ProposalCase: {
            proposal: components["schemas"]["Proposal"];
            /** @description The listing's, for `decideProposal`. */
            version: number;
            vendor: components["schemas"]["Vendor"];
            owner: components["schemas"]["LinkedPerson"] | null;
            /** @description Who else looks after it. */
            team: components["schemas"]["LinkedPerson"][];
            /**
             * @description Why you don't decide it as an admin: you `proposed` it, so that someone else has to, or you look after the listing
             *     (`yours`), so that you decide on its own page. Null if you may.
             */
            notByYou: ("proposed" | "yours") | null;
            proposer: {
                id: components["schemas"]["IdOfPerson"];
                /** @description In full. */
                name: string;
                memberSince: components["schemas"]["DateTime"];
                account: components["schemas"]["AccountDecisions"];
                /** @description What else they have proposed, the latest first. */
                proposals: components["schemas"]["Proposal"][];
            };
            /** @description What else is proposed for the listing and still open, the latest first. */
            others: components["schemas"]["Proposal"][];
            /** @description The latest first. */
            history: components["schemas"]["HistoryEntry"][];
            /**
             * @description What admins decided about other proposals for this listing or by this person; then, if there are fewer, about
             *     proposals that would change one of the same fields. The latest of each first.
             */
            alike: {
                id: components["schemas"]["Id"];
                vendor: components["schemas"]["ClaimVendor"];
                /**
                 * @description They accept a proposal if they accept any of it.
                 * @enum {string}
                 */
                action: "accept" | "decline";
                because: components["schemas"]["ProposalRefusal"] | null;
                /** @description What the person was told. */
                reason: string;
                /** @description The admin's name. */
                by: string | null;
                at: components["schemas"]["DateTime"];
            }[];
        };
        PendingProposal: {
            id: components["schemas"]["Id"];
            vendor: components["schemas"]["ClaimVendor"];
            category: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            proposer: components["schemas"]["NamedPerson"];
            fields: components["schemas"]["ProposalField"][];
            note: string;
            /** @description Whether the vendor has an owner. */
            isOwned: boolean;
            /** @description False if you proposed it or look after the listing. */
            mayDecide: boolean;
            /** @description Since when it has waited. The list is in this order. */
            since: components["schemas"]["DateTime"];
        };
        PendingProposalList: {
            items: components["schemas"]["PendingProposal"][];
            nextCursor: string | null;
        };
        OpenNotice: {
            receipt: string;
            vendor: components["schemas"]["ClaimVendor"];
            category: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            /** @description Null if it is about the listing itself. */
            reviewId: components["schemas"]["Id"] | null;
            /** @description The review's, or the listing's if it is about that, for `decideNotice`. */
            version: number;
            /** @description What the review says in that version; null if it is about the listing. */
            review: {
                rating: number;
                title: string;
                review: string;
            } | null;
            /** @description The vendor's reply to the review, which the notice may be about; null without one. */
            response: {
                text: string;
                /** @description For `decideNotice`. */
                version: number;
            } | null;
            notifier: components["schemas"]["Correspondent"];
            reason: components["schemas"]["NoticeReason"];
            explanation: string;
            /** @description Since when it has waited. The list is in this order. */
            since: components["schemas"]["DateTime"];
        };
        OpenNoticeList: {
            items: components["schemas"]["OpenNotice"][];
            nextCursor: string | null;
        };
        OpenRemoval: {
            receipt: string;
            vendor: components["schemas"]["ClaimVendor"];
            category: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            requester: components["schemas"]["Correspondent"];
            /** @description The listing's when this was asked, in full; empty if it named none. */
            website: string;
            /** @description Whether the requester's address is at the website's domain. It was written to, but not confirmed. */
            isAtWebsite: boolean;
            role: components["schemas"]["ClaimRole"];
            /**
             * @description What the requester, who was logged in and gave their account's address, is to the listing: its owner or one
             *     of its team. Null for anyone else.
             */
            relation: ("owner" | "manager") | null;
            reason: string;
            /** @description Whether the vendor has an owner. */
            isOwned: boolean;
            /** @description False if it concerns you, so that another admin has to decide. */
            mayDecide: boolean;
            /** @description Since when it has waited. The list is in this order. */
            since: components["schemas"]["DateTime"];
        };
        OpenRemovalList: {
            items: components["schemas"]["OpenRemoval"][];
            nextCursor: string | null;
        };
        CaseBackground: {
            /**
             * @description Who handed in the proof. Of notices and requests, whose account has confirmed the e-mail address that was given, which may be
             *     somebody else's. Null if there is none.
             */
            person: {
                id: components["schemas"]["Id"];
                /** @description In full. */
                name: string;
                memberSince: components["schemas"]["DateTime"];
                account: components["schemas"]["AccountDecisions"];
            } | null;
            /** @description What else of the same kind came from this person or address, the latest first. */
            others: {
                /** @description Its id, or its receipt code. */
                id: string;
                vendor: components["schemas"]["ClaimVendor"];
                /** @enum {string} */
                status: "open" | "upheld" | "dismissed" | "removed" | "declined" | "waiting" | "accepted" | "refused" | "withdrawn";
                createdAt: components["schemas"]["DateTime"];
            }[];
            /**
             * @description The latest decisions about others for the same vendor or of the same kind: notices that allege the same, requests by people of the
             *     same role, proofs of the same sort.
             */
            alike: {
                /** @description Its id, or its receipt code. */
                id: string;
                vendor: components["schemas"]["ClaimVendor"];
                /** @enum {string} */
                action: "uphold" | "remove reply" | "dismiss" | "remove" | "decline" | "accept" | "refuse";
                /** @description The rule, if there is one. */
                because: components["schemas"]["NoticeRefusal"] | components["schemas"]["RemovalRefusal"] | components["schemas"]["ProofRefusal"] | null;
                /** @description What the person was told. */
                reason: string;
                /** @description The admin's name. */
                by: string | null;
                at: components["schemas"]["DateTime"];
            }[];
        };
        /**
         * @description What admins decide about. A `report` is the ticket of all reports about a review.
         * @enum {string}
         */
        CaseSubject: "vendor" | "claim" | "proposal" | "review" | "report" | "notice" | "removal" | "proof";
        DecisionToPreview: {
            /**
             * @description What is decided about. A vendor can also be merged (`merge`), and taken out again (`unmerge`), and be taken out
             *     of its owner's hands (`ownership`). About a person:
             *     `warning`, `suspension`, `lift` (of a suspension), `withdrawal` (of an admin's rights), `sessions` (ending all of
             *     them) and `erasure`.
             * @enum {string}
             */
            subject: "vendor" | "merge" | "unmerge" | "ownership" | "claim" | "proposal" | "review" | "report" | "notice" | "removal" | "proof" | "warning" | "suspension" | "lift" | "withdrawal" | "sessions" | "erasure";
            /** @description Its id, or the receipt code of a notice or request. */
            id: string;
            /** @description The body of `decideVendor`, `decideClaim` and so on. */
            decision: {
                [key: string]: unknown;
            };
        };
        DecisionPreview: {
            mails: {
                /**
                 * @description What the recipient is to it: `author` wrote the review or added the vendor; `owner` and `manager` look after
                 *     the vendor; a `rival` has claimed the same one; a `person` is whom it is about.
                 * @enum {string}
                 */
                to: "author" | "owner" | "manager" | "claimant" | "rival" | "proposer" | "reporter" | "notifier" | "requester" | "person" | "other";
                subject: string;
                text: string;
            }[];
        };
        Onlookers: {
            others: {
                name: string;
                since: components["schemas"]["DateTime"];
            }[];
            /**
             * @description The latest decision of an admin about a notice, a removal or a proof, null if there is none. What else there is has
             *     a case, whose `history` says so.
             */
            decision: {
                /** @description As the record names it: `uphold`. */
                action: string;
                /** @description Their name in full; null once their account is erased. */
                by: string | null;
                isYours: boolean;
                /** @description The rule, where the record has it beside what was said. */
                because: string | null;
                /** @description As the record has it: a rule's code, or what was said. */
                reason: string;
                at: components["schemas"]["DateTime"];
            } | null;
        };
        Figures: {
            /** @description How many of the reports that wait are appeals, up to a thousand. */
            appeals: number;
            /** @description How many e-mails couldn't be sent, up to a thousand. */
            failedMails: number;
            queues: {
                queue: components["schemas"]["Queue"];
                open: {
                    count: number;
                    /** @description False if there are more than `count`. */
                    exact: boolean;
                };
                /** @description Since when the one that has waited longest has waited. */
                oldest: components["schemas"]["DateTime"] | null;
                /**
                 * @description How long an item waited before it was decided, by the latest 50 decisions of admins in the last 30 days.
                 *     Null if there are none.
                 */
                medianSeconds: number | null;
            }[];
            /** @description The last twelve, the present one included, the earliest first. They begin on Monday, by UTC. */
            weeks: {
                /** @description Its first day. */
                week: components["schemas"]["Date"];
                decisions: number;
                reviews: number;
            }[];
        };
        VendorMerge: {
            /** @description The vendor that stays. */
            into: components["schemas"]["Id"];
            reason: components["schemas"]["MergeReason"];
        };
        VendorUnmerge: {
            reason: components["schemas"]["MergeReason"];
        };
        /** @description What the people concerned are told. It stays on record for good, so it should name no one. */
        MergeReason: string;
        MergedVendor: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["VendorStatus"];
            mergedInto: components["schemas"]["Id"] | null;
        };
        /**
         * @description Why a claim isn't approved: nothing bears it out (`unconfirmed`), a question of ours wasn't answered (`unanswered`),
         *     the business hasn't asked the claimant to look after its page (`not-authorised`), what was said for it isn't true
         *     (`untrue`), someone else looks after the business (`someone-else`), or it is no longer listed (`not-listed`).
         * @enum {string}
         */
        ClaimRefusal: "unconfirmed" | "unanswered" | "not-authorised" | "untrue" | "someone-else" | "not-listed" | "other";
        /**
         * @description Why a listing is taken out of its owner's hands: nothing bears out that it is theirs (`unconfirmed`), the business
         *     hasn't asked them to look after its page (`not-authorised`), what they said to get it isn't true (`untrue`), or
         *     someone else looks after the business (`someone-else`).
         * @enum {string}
         */
        OwnershipRefusal: "unconfirmed" | "not-authorised" | "untrue" | "someone-else" | "other";
        OwnershipEnd: {
            /** @description Who owns it, as you read it. */
            owner: components["schemas"]["Id"];
            because: components["schemas"]["OwnershipRefusal"];
            /** @description What the owner and the team are told. */
            explanation: string;
        };
        ClaimDecision: {
            /** @enum {string} */
            action: "approve" | "reject" | "ask-for-more";
            /** @description The claim's, as you read it. */
            version: number;
            /** @description Needed to reject it, and only for that (422). */
            because?: components["schemas"]["ClaimRefusal"];
            /** @description What the claimant is told. It stays on record for good, so it should name no one. */
            reason: string;
        };
        ClaimVendor: {
            id: components["schemas"]["Id"];
            name: string;
            language: components["schemas"]["LanguageTag"];
        };
        /**
         * @description What a claim's business e-mail shows: it has been confirmed, and was at the domain of a website that others had put
         *     on the listing before the claim was made (`at-website`) or wasn't (`elsewhere`); it hasn't been confirmed (`unconfirmed`); or there is none (`none`).
         * @enum {string}
         */
        ClaimEvidenceKind: "at-website" | "elsewhere" | "unconfirmed" | "none";
        ClaimEvidence: {
            /** @description The listing's website when the claim was made; empty if it had none. */
            website: string;
            /**
             * @description Whether the business e-mail was at that website's domain when the claim was made, and the claimant hadn't put
             *     that website on the listing themselves. It is evidence only once the address has been confirmed.
             */
            domainMatches: boolean;
            /**
             * @description Whether the claimant had put a website at that domain on the listing, by adding the listing, changing it or
             *     suggesting the change. An address at its domain is no evidence then.
             */
            websiteIsTheirs: boolean;
            emailConfirmedAt: components["schemas"]["DateTime"] | null;
            /** @description Whether the listing has another website by now. That never improves a claim. */
            websiteChanged: boolean;
            /** @description What the claimant has handed in; null if nothing, or if they have withdrawn it. */
            document: components["schemas"]["ClaimDocument"] | null;
        };
        ClaimDocument: {
            /** @enum {string} */
            mediaType: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
            /** @description In bytes. */
            size: number;
            handedInAt: components["schemas"]["DateTime"];
            /** @description Whether we still have it. It is deleted some days after the decision. */
            hasFile: boolean;
        };
        Claim: {
            id: components["schemas"]["Id"];
            vendor: components["schemas"]["ClaimVendor"];
            claimant: {
                name: string;
            };
            role: components["schemas"]["ClaimRole"];
            businessEmail: string | null;
            /** @description What the claimant said for it, answers to questions included. */
            note: string;
            status: components["schemas"]["ClaimStatus"];
            /** @description Why it was rejected; otherwise null, and for decisions from before there were such rules. */
            because: components["schemas"]["ClaimRefusal"] | null;
            /** @description What an admin said last, a question or the reason for the decision; empty until then. */
            reason: string;
            evidence: components["schemas"]["ClaimEvidence"];
            createdAt: components["schemas"]["DateTime"];
            /** @description When it was approved, rejected or withdrawn. */
            decidedAt: components["schemas"]["DateTime"] | null;
        };
        ClaimList: {
            items: components["schemas"]["Claim"][];
            nextCursor: string | null;
        };
        ClaimEmailConfirmed: {
            email: string;
            vendor: components["schemas"]["ClaimVendor"];
        };
        /** @enum {string} */
        SuggestionKind: "vendor" | "category" | "place" | "search";
        Suggestion: {
            kind: components["schemas"]["SuggestionKind"];
            /** @description The id of the vendor or place, the slug of the category, or the text of the search. */
            id: string;
            label: string;
            hint: string;
            /**
             * @description The address of a vendor's picture or drawn cover, in its narrowest file; null for all other
             *     kinds.
             */
            image: string | null;
            /**
             * @description Of a city asked for as such: true if `q` is one of its names as a whole, such as Wien of Vienna; left out
             *     if it's only the start of one.
             */
            exact?: boolean;
        };
        /** @enum {string} */
        ReviewSort: "newest" | "oldest" | "highest" | "lowest" | "helpful";
        /** @enum {string} */
        ReviewStatus: "held" | "published" | "hidden" | "removed";
        /**
         * @description What the reviewer's dealings with the vendor came to.
         * @enum {string}
         */
        Experience: "enquired" | "booked" | "cancelled" | "completed";
        ReviewText: string;
        /** @description Uploaded with `uploadPhoto` by the person who writes the review; in the order in which they are shown. */
        ReviewPhotos: components["schemas"]["UploadedPhoto"][];
        NewReview: {
            rating: number;
            title?: string;
            review: components["schemas"]["ReviewText"];
            experience: components["schemas"]["Experience"];
            /** @description Required unless `enquired`; at most two years ago. */
            weddingDate?: components["schemas"]["Month"] | null;
            aspects?: components["schemas"]["Aspects"];
            photos?: components["schemas"]["ReviewPhotos"];
            /**
             * @description The token of an e-mailed invitation from the vendor: the review's `trust` is then `invited`. If the link
             *     has been used or is too old, the review is published all the same, without it.
             */
            invitation?: components["schemas"]["MailedToken"];
        };
        /** @description A review as far as it has been written. Nothing has to be given or right yet. */
        ReviewDraftFields: {
            rating?: number | null;
            title?: string;
            review?: string;
            experience?: components["schemas"]["Experience"] | null;
            weddingDate?: components["schemas"]["Month"] | null;
            aspects?: components["schemas"]["Aspects"];
            photos?: components["schemas"]["ReviewPhotos"];
        };
        ReviewDraft: {
            vendorId: components["schemas"]["Id"];
            rating: number | null;
            title: string;
            review: string;
            experience: components["schemas"]["Experience"] | null;
            weddingDate: components["schemas"]["Month"] | null;
            aspects: components["schemas"]["Aspects"];
            photos: components["schemas"]["DraftPhotos"];
            lostPhotos: components["schemas"]["LostPhotos"];
            updatedAt: components["schemas"]["DateTime"];
        };
        OwnReviewDraft: {
            draft: components["schemas"]["ReviewDraft"] | null;
        };
        ReviewDraftList: {
            items: components["schemas"]["ReviewDraft"][];
        };
        Review: {
            id: components["schemas"]["Id"];
            vendorId: components["schemas"]["Id"];
            author: components["schemas"]["ReviewAuthor"];
            rating: number;
            title: string;
            review: string;
            language: components["schemas"]["LanguageTag"];
            experience: components["schemas"]["Experience"];
            weddingDate: components["schemas"]["Month"] | null;
            aspects: components["schemas"]["Aspects"];
            photos: components["schemas"]["Photo"][];
            status: components["schemas"]["ReviewStatus"];
            helpfulCount: number;
            response: components["schemas"]["ReviewResponse"] | null;
            /** @description Since when a report about it has been open, if enough people have reported it; see `reportReview`. */
            underReviewSince: components["schemas"]["DateTime"] | null;
            trust: components["schemas"]["ReviewTrust"];
            /** @description For `If-Match`; counts the edits. */
            version: number;
            createdAt: components["schemas"]["DateTime"];
            editedAt: components["schemas"]["DateTime"] | null;
        };
        ClientInvitations: {
            items: components["schemas"]["ClientInvitationBatch"][];
            /** @description What each client gets, without its links. */
            email: {
                subject: string;
                text: string;
            };
        };
        ClientInvitationBatch: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["Month"];
            to: components["schemas"]["Month"];
            /** @description How many were invited. Those who had been before aren't among them. */
            clients: number;
            /** @description How many addresses were given twice, or had been invited before. */
            merged: number;
            /** @description How many have written; null while there are fewer than three. */
            written: number | null;
            createdAt: components["schemas"]["DateTime"];
        };
        NewClientInvitations: {
            from: components["schemas"]["Month"];
            to: components["schemas"]["Month"];
            /**
             * @description These are all clients of the period.
             * @constant
             */
            complete: true;
            clients: {
                email: components["schemas"]["Email"];
                /** @description For the greeting. */
                name?: string;
                weddingMonth?: components["schemas"]["Month"];
            }[];
        };
        ReviewInvitation: {
            vendor: components["schemas"]["ClaimVendor"];
            expiresAt: components["schemas"]["DateTime"];
        };
        /**
         * @description What we know about where a review comes from. It says nothing about whether the review is right, and changes
         *     neither the average nor the order. `unverified`: someone with a confirmed e-mail address wrote it. `invited`:
         *     the vendor named its author among all clients of a period, and the link we sent them was used. `proof`: we
         *     have seen a contract, an invoice or something like it. It outlasts edits, and goes back to `unverified` once the author has left.
         * @enum {string}
         */
        ReviewTrust: "unverified" | "invited" | "proof";
        /** @description What isn't given stays as it is. */
        ReviewChange: {
            rating?: number;
            title?: string;
            review?: components["schemas"]["ReviewText"];
            experience?: components["schemas"]["Experience"];
            weddingDate?: components["schemas"]["Month"] | null;
            aspects?: components["schemas"]["Aspects"];
            photos?: components["schemas"]["ReviewPhotos"];
        };
        /** @enum {string} */
        ReviewField: "rating" | "title" | "review" | "experience" | "weddingDate" | "aspects" | "photos";
        ReviewRevision: {
            version: number;
            at: components["schemas"]["DateTime"];
            /** @description What is different from the version before; empty for the first. */
            changed: components["schemas"]["ReviewField"][];
            rating: number;
            title: string;
            review: string;
            experience: components["schemas"]["Experience"];
            weddingDate: components["schemas"]["Month"] | null;
            aspects: components["schemas"]["Aspects"];
            /** @description What its photos showed, in their author's words. Those that the review no longer has aren't kept. */
            photos: string[];
        };
        ReviewRevisionList: {
            items: components["schemas"]["ReviewRevision"][];
            nextCursor: string | null;
        };
        MyReview: {
            review: components["schemas"]["Review"];
            vendor: components["schemas"]["ReviewedVendor"];
            /** @description What became of your proof; null if you haven't handed one in, or have withdrawn it. */
            proof: components["schemas"]["ProofStatus"] | null;
            /** @description Whether the vendor has a page; if it doesn't, its reviews aren't public either, and can't be edited. */
            isListed: boolean;
            /** @description Why it is held, hidden or removed; null if it is published, or if nothing is on record. */
            decision: {
                /** @description A `RemovalReason`, or what an admin wrote. May be empty. */
                reason: string;
                at: components["schemas"]["DateTime"];
            } | null;
            /** @description The decision that hid or removed it, or took a part of it away, for `getDecision`; null if there is none. */
            decisionId: components["schemas"]["Id"] | null;
        };
        MyReviewList: {
            items: components["schemas"]["MyReview"][];
            nextCursor: string | null;
        };
        /** @description The vendor's reply. */
        ReviewResponse: {
            text: string;
            createdAt: components["schemas"]["DateTime"];
            editedAt: components["schemas"]["DateTime"] | null;
            /** @description The review was edited after this was written or last edited. */
            beforeEdit: boolean;
            /** @description To change it, send this as `If-Match`, in quotation marks. */
            version: number;
        };
        NewReviewResponse: {
            text: string;
            /** @description Publish it despite the `warnings`. */
            confirmed?: boolean;
        };
        /**
         * @description What a reply may say about the reviewer.
         * @enum {string}
         */
        ReplyWarning: "last-name" | "email-address" | "phone-number";
        /** @enum {string} */
        ReportReason: "fake" | "conflict-of-interest" | "not-about-this-vendor" | "hate-or-threats" | "personal-data" | "illegal" | "spam" | "other";
        /** @enum {string} */
        ReportStatus: "open" | "upheld" | "dismissed" | "withdrawn";
        /**
         * @description The review itself, or the vendor's reply to it.
         * @enum {string}
         */
        ReportSubject: "review" | "response";
        NewReport: {
            about?: components["schemas"]["ReportSubject"];
            /** @description Of a reply: `hate-or-threats`, `personal-data`, `illegal`, `spam` or `other`. */
            reason: components["schemas"]["ReportReason"];
            /** @description What's wrong with it, in the reporter's own words. Required for `other`. */
            report?: string;
        };
        Report: {
            id: components["schemas"]["Id"];
            about: components["schemas"]["ReportSubject"];
            review: {
                id: components["schemas"]["Id"];
                /** @description The first name and the initial of the last name. */
                author: string;
                /** @description Empty unless the review is published. */
                title: string;
                isPublished: boolean;
                vendor: components["schemas"]["ClaimVendor"];
            };
            reason: components["schemas"]["ReportReason"];
            report: string;
            status: components["schemas"]["ReportStatus"];
            createdAt: components["schemas"]["DateTime"];
            /** @description When it was decided or withdrawn. */
            decidedAt: components["schemas"]["DateTime"] | null;
            /**
             * @description What was decided about it, for `getDecision`; null until then, if you've withdrawn it, and if it is about a
             *     reply: all there is to say of that is in an e-mail.
             */
            decisionId: components["schemas"]["Id"] | null;
        };
        ReportList: {
            items: components["schemas"]["Report"][];
            nextCursor: string | null;
        };
        ReviewAuthor: {
            /** @description The first name and the initial of the last name. */
            name: string;
            image: string;
        };
        ReviewList: {
            items: components["schemas"]["Review"][];
            /** @description The number of reviews that match the filter. */
            total: number;
            facets: components["schemas"]["ReviewFacets"];
            /** @description The vendor is getting far more reviews than usual, so new ones wait until someone has looked at them. */
            unusualRate: boolean;
            nextCursor: string | null;
        };
        /** @description What there is to choose from, the most frequent first. */
        ReviewFacets: {
            languages: {
                value: components["schemas"]["LanguageTag"];
                count: number;
            }[];
            experiences: {
                value: components["schemas"]["Experience"];
                count: number;
            }[];
            aspects: {
                value: components["schemas"]["Aspect"];
                count: number;
            }[];
            /** @description How many have photos. */
            photos: number;
            /** @description How many are by people of whom it is known that they were clients (`trust` is `invited` or `proof`). */
            confirmed: number;
        };
        HelpfulVote: {
            /** @description Whether you find the review helpful. */
            isHelpful: boolean;
            /** @description How many people do. */
            helpfulCount: number;
        };
        ReviewMarks: {
            /** @description The oldest first. Reviews that look the same here are counted together. */
            marks: components["schemas"]["ReviewMark"][];
            /** @description What came before these marks, if there is any. */
            older: {
                /** @description All of them, the removed ones included. */
                count: number;
                removed: number;
            } | null;
        };
        ReviewMark: {
            month: components["schemas"]["Month"];
            /** @description The stars it gave; null for a review that was removed, of which nothing else is told. */
            rating: number | null;
            /** @description Whether the vendor replied. */
            replied: boolean;
            /** @description How many such reviews there are. */
            count: number;
        };
        ReviewAndVendor: {
            review: components["schemas"]["Review"];
            vendor: components["schemas"]["ReviewedVendor"];
        };
        /**
         * @description A sentence for a home page, in English. Its review has four or five stars, counts towards the average
         *     and isn't the newest of all. It was written by someone whose address is confirmed and whose account is
         *     older than a day, about a vendor with three reviews or more.
         */
        Quote: {
            text: string;
            language: components["schemas"]["LanguageTag"];
            rating: number;
            author: string;
            vendor: components["schemas"]["ReviewedVendor"];
        };
        ReviewedVendor: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            language: components["schemas"]["LanguageTag"];
        };
        ContactMessage: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            subject: string;
            message: string;
        };
        LegalText: {
            /** @description Identifies this exact text. The version of the terms is recorded with each sign-up. */
            version: string;
            /** @description The text came with the software; the operator hasn't provided one. */
            isExample: boolean;
            content: components["schemas"]["TextPart"][];
        };
        /** @description Text, or the start or end of an element that contains the items in between. */
        TextPart: string | {
            open: components["schemas"]["TextTag"];
            /** @description Only for `a`: http(s), mailto, or a path on the site. */
            href?: string;
        } | {
            close: components["schemas"]["TextTag"];
        };
        /** @enum {string} */
        TextTag: "h1" | "h2" | "h3" | "h4" | "p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "hr" | "table" | "thead" | "tbody" | "tr" | "th" | "td" | "a" | "strong" | "em" | "code" | "br";
        SystemStatus: {
            /** @enum {string} */
            status: "ok" | "starting" | "stopping" | "unavailable";
        };
    };
    responses: {
        /** @description The request is malformed; `errors` lists the parameters. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#bad-request",
                 *       "title": "The request is malformed",
                 *       "status": 400,
                 *       "errors": [
                 *         {
                 *           "parameter": "limit",
                 *           "message": "must be 50 or less"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not logged in, or no longer logged in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#unauthorized",
                 *       "title": "Please log in",
                 *       "status": 401
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#email-unverified",
                 *       "title": "Confirm your e-mail address first",
                 *       "status": 403
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is nothing here, or nothing you're allowed to see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#not-found",
                 *       "title": "Not found",
                 *       "status": 404
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request conflicts with what is already there. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#already-reviewed",
                 *       "title": "You’ve already reviewed this vendor",
                 *       "status": 409,
                 *       "reviewId": "01986f2a-6c00-7000-8000-00000000b001"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The vendor was merged into another (`moved`), or taken down (`taken-down`). */
        NotListed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#moved",
                 *       "title": "This vendor is now listed elsewhere",
                 *       "status": 410,
                 *       "vendorId": "01986f2a-6c00-7000-8000-00000000a001"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The review was removed by a decision (`removed`). What it said isn't shown. */
        Removed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#removed",
                 *       "title": "This review was removed",
                 *       "status": 410,
                 *       "removed": {
                 *         "at": "2026-11-21T10:00:00Z",
                 *         "reason": "not-genuine"
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link has been used or replaced, or has expired. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#link-expired",
                 *       "title": "This link no longer works",
                 *       "status": 410
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `If-Match` is missing: read it first, so that you know what you replace. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#precondition-required",
                 *       "title": "Say which version you have read",
                 *       "status": 428
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It has been changed in the meantime; read it again. */
        PreconditionFailed: {
            headers: {
                /** @description For a review, the version it has now. */
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#changed-meanwhile",
                 *       "title": "It has changed in the meantime",
                 *       "status": 412
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#payload-too-large",
                 *       "title": "That is too large",
                 *       "status": 413
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body must be of a type that the call accepts, and must say so in `Content-Type`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#unsupported-media-type",
                 *       "title": "That type of content isn’t accepted here",
                 *       "status": 415
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is well-formed but not acceptable; `errors` points to the fields. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#invalid-body",
                 *       "title": "Some fields need another look",
                 *       "status": 422,
                 *       "errors": [
                 *         {
                 *           "pointer": "/password",
                 *           "message": "Use 12 characters or more"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; wait for the number of seconds in `Retry-After`. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#too-many-requests",
                 *       "title": "Too many requests",
                 *       "status": 429
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is overloaded, starting, stopping or without its database; try again after `Retry-After`. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#unavailable",
                 *       "title": "We’re busy right now. Please try again in a moment",
                 *       "status": 503
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no storage space left for it; nothing was kept. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#no-room",
                 *       "title": "There is no room for that right now",
                 *       "status": 507
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other error. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#internal",
                 *       "title": "Something went wrong on our side",
                 *       "status": 500
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The `nextCursor` of the previous page. */
        Cursor: string;
        /** @description The maximum number of items to return. */
        Limit: number;
        /** @description By how long they have waited. */
        QueueSort: "oldest" | "newest";
        /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
        QueueWords: string;
        /**
         * @description The vendor's id.
         * @example 01986f2a-6c00-7000-8000-00000000a001
         */
        VendorId: components["schemas"]["Id"];
        /**
         * @description The review's id.
         * @example 01986f2a-6c00-7000-8000-00000000b001
         */
        ReviewId: components["schemas"]["Id"];
        /**
         * @description The list's id.
         * @example 01986f2a-6c00-7000-8000-00000000f001
         */
        FavouriteListId: components["schemas"]["Id"];
        /**
         * @description The vendor's id.
         * @example 01986f2a-6c00-7000-8000-00000000a001
         */
        ListedVendorId: components["schemas"]["Id"];
        /**
         * @description The vendor's id.
         * @example 01986f2a-6c00-7000-8000-00000000a001
         */
        ReviewedVendorId: components["schemas"]["Id"];
        /**
         * @description The person's id.
         * @example 01986f2a-6c00-7000-8000-00000000e001
         */
        MemberId: components["schemas"]["Id"];
        /**
         * @description The invitation's id.
         * @example 01986f2a-6c00-7000-8000-00000000f101
         */
        TeamInvitationId: components["schemas"]["Id"];
        /**
         * @description The invitation's id.
         * @example 01986f2a-6c00-7000-8000-00000000f201
         */
        PartnerInvitationId: components["schemas"]["Id"];
        /**
         * @description The proposal's id.
         * @example 01986f2a-6c00-7000-8000-00000000e101
         */
        ProposalId: components["schemas"]["Id"];
        /**
         * @description The request's receipt code.
         * @example R-7K2M-9QXD-4HTB-WC6Z
         */
        RemovalReceipt: string;
        /**
         * @description The notice's receipt code.
         * @example N-7K2M-9QXD-4HTB-WC6Z
         */
        NoticeReceipt: string;
        /**
         * @description The category's id.
         * @example 01986f2a-6c00-7000-8000-000000000001
         */
        CategoryId: components["schemas"]["Id"];
        /**
         * @description The claim's id.
         * @example 01986f2a-6c00-7000-8000-00000000c001
         */
        ClaimId: components["schemas"]["Id"];
        /**
         * @description The proof's id.
         * @example 01986f2a-6c00-7000-8000-00000000d001
         */
        ProofId: components["schemas"]["Id"];
        /**
         * @description The e-mail's id.
         * @example 01986f2a-6c00-7000-8000-00000000f001
         */
        MailId: components["schemas"]["Id"];
        /** @description Only what this person did. */
        EventActor: components["schemas"]["Id"];
        /**
         * @description Only what was done to this kind of thing, as `getRecord` names it.
         * @example review
         */
        EventSubject: string;
        /**
         * @description Only this action, as `getRecord` names it.
         * @example remove
         */
        EventAction: string;
        /**
         * @description Only what was done on this day (in UTC) or later.
         * @example 2026-11-01
         */
        EventSince: components["schemas"]["Date"];
        /**
         * @description Only what was done on this day (in UTC) or before.
         * @example 2026-11-30
         */
        EventUntil: components["schemas"]["Date"];
        /**
         * @description The report's id.
         * @example 01986f2a-6c00-7000-8000-00000000b101
         */
        ReportId: components["schemas"]["Id"];
        /**
         * @description The decision's id.
         * @example 01986f2a-6c00-7000-8000-00000000b301
         */
        DecisionId: components["schemas"]["Id"];
        /**
         * @description The answer's id.
         * @example 01986f2a-6c00-7000-8000-00000000b401
         */
        SavedAnswerId: components["schemas"]["Id"];
        /**
         * @description The ticket's id.
         * @example 01986f2a-6c00-7000-8000-00000000b201
         */
        TicketId: components["schemas"]["Id"];
        /**
         * @description The session's id.
         * @example 01986f2a-6c00-7000-8000-00000000d001
         */
        SessionId: components["schemas"]["Id"];
        /**
         * @description The person's id, the `_id` in their own data.
         * @example 01986f2a-6c00-7000-8000-00000000e001
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The `ETag` you read. If it is no longer current, nothing is changed.
         * @example "1"
         */
        IfMatch: string;
        /**
         * @description The `ETag` you read. If it is no longer current, nothing is changed.
         * @example "1"
         */
        IfMatchRequired: string;
        /**
         * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
         *     answer to the first call; a different body gets 422.
         * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The refresh token, HttpOnly and SameSite; scripts never see it. */
        RefreshCookie: string;
        /** @description The version, for `If-Match`. */
        ETag: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.kovac@example.org",
                 *       "firstName": "Ana",
                 *       "lastName": "Kovač",
                 *       "location": "Maribor"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userData": {
                     *         "_id": "01986f2a-6c00-7000-8000-5d2f9b7c1e10",
                     *         "email": "ana.kovac@example.org",
                     *         "firstName": "Ana",
                     *         "lastName": "Kovač",
                     *         "image": "",
                     *         "location": "Maribor",
                     *         "role": "user",
                     *         "isAdmin": false,
                     *         "emailVerified": true
                     *       },
                     *       "pendingEmail": null
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.kovac@example.org",
                 *       "password": "three lanterns by the lake",
                 *       "firstName": "Ana",
                 *       "lastName": "Kovač",
                 *       "location": "Ljubljana"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Check the inbox. */
            202: {
                headers: {
                    /** @description Remembers that this browser signed up, so that the e-mailed link can log it in. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.kovac@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is closed. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eraseAt": "2026-12-05T10:12:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountClosed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.kovac@example.org",
                     *       "session": null,
                     *       "passwordToken": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                     *     }
                     */
                    "application/json": components["schemas"]["EmailVerified"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.kovac@example.org",
                 *       "from": "/confirmreview"
                 *     }
                 */
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description If the address is waiting to be confirmed, an e-mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.kovac@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.kovac@example.org",
                 *       "password": "three lanterns by the lake"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userData": {
                     *         "_id": "01986f2a-6c00-7000-8000-5d2f9b7c1e10",
                     *         "email": "ana.kovac@example.org",
                     *         "firstName": "Ana",
                     *         "lastName": "Kovač",
                     *         "image": "",
                     *         "location": "Ljubljana",
                     *         "role": "user",
                     *         "isAdmin": false,
                     *         "emailVerified": true
                     *       },
                     *       "token": "eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl",
                     *       "isGoogleLogin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    finishLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userData": {
                     *         "_id": "01986f2a-6c00-7000-8000-5d2f9b7c1e10",
                     *         "email": "ana.kovac@example.org",
                     *         "firstName": "Ana",
                     *         "lastName": "Kovač",
                     *         "image": "",
                     *         "location": "Ljubljana",
                     *         "role": "user",
                     *         "isAdmin": false,
                     *         "emailVerified": true
                     *       },
                     *       "token": "eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl",
                     *       "isGoogleLogin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    startGoogleLogin: {
        parameters: {
            query?: {
                /**
                 * @description The path on the site to return to.
                 * @example /review/01986f2a-6c00-7000-8000-00000000a001
                 */
                from?: components["schemas"]["ReturnPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to Google. */
            303: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    finishGoogleLogin: {
        parameters: {
            query?: {
                /** @description The code that the person's consent is exchanged for. */
                code?: string;
                /** @description Ties the answer to the attempt. */
                state?: string;
                /** @description Why there is no code. */
                error?: string;
                /** @description The same, as a sentence. */
                error_description?: string;
                /** @description Where to read more about it. */
                error_uri?: string;
                /** @description Who is answering. */
                iss?: string;
                /** @description What was agreed to. */
                scope?: string;
                /** @description Which of several Google accounts was used. */
                authuser?: string;
                /** @description What the person was asked. */
                prompt?: string;
                /** @description The account's organisation. */
                hd?: string;
                /** @description Google's session. */
                session_state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to the site. */
            303: {
                headers: {
                    Location?: string;
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token has been renewed. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userData": {
                     *         "_id": "01986f2a-6c00-7000-8000-5d2f9b7c1e10",
                     *         "email": "ana.kovac@example.org",
                     *         "firstName": "Ana",
                     *         "lastName": "Kovač",
                     *         "image": "",
                     *         "location": "Ljubljana",
                     *         "role": "user",
                     *         "isAdmin": false,
                     *         "emailVerified": true
                     *       },
                     *       "token": "eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl",
                     *       "isGoogleLogin": false
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["RefreshCookie"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person who is logged in. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "01986f2a-6c00-7000-8000-5d2f9b7c1e10",
                     *       "email": "ana.kovac@example.org",
                     *       "firstName": "Ana",
                     *       "lastName": "Kovač",
                     *       "image": "",
                     *       "location": "Ljubljana",
                     *       "role": "user",
                     *       "isAdmin": false,
                     *       "emailVerified": true
                     *     }
                     */
                    "application/json": components["schemas"]["UserData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    forgetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana.kovac@example.org",
                 *       "from": "/confirmreview"
                 *     }
                 */
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description If the address has an account, an e-mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.kovac@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E",
                 *       "password": "four candles in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The password has been set; log in with it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The new address is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.novak@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    stopNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The change has been stopped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    stopMonthlySummary: {
        parameters: {
            query: {
                /**
                 * @description The token in the e-mail's link.
                 * @example 3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E
                 */
                token: components["schemas"]["MailedToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What mail readers send. It changes nothing. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    "List-Unsubscribe"?: "One-Click";
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    "List-Unsubscribe"?: "One-Click";
                };
            };
        };
        responses: {
            /** @description The e-mail is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change has been cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account's ways to log in, and any change that is waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.kovac@example.org",
                     *       "pendingEmail": null,
                     *       "hasPassword": true,
                     *       "isGoogleLinked": false,
                     *       "createdAt": "2026-05-02T09:30:00Z",
                     *       "settings": {
                     *         "theme": "system",
                     *         "notices": {
                     *           "published": true,
                     *           "replies": true,
                     *           "reviews": true,
                     *           "listings": true,
                     *           "monthlySummary": false,
                     *           "helpfulDigest": false
                     *         }
                     *       },
                     *       "secondStep": {
                     *         "enabled": false,
                     *         "recoveryCodesLeft": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyVendors: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of listings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MyVendorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyReviews: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["MyReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getVendorDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft; null if you have none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": null
                     *     }
                     */
                    "application/json": components["schemas"]["OwnVendorDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveVendorDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lipa in",
                 *       "category": [
                 *         "cakes"
                 *       ],
                 *       "location": [
                 *         "ljubljana-si"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VendorDraftFields"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "name": "Lipa in",
                     *         "description": "",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "",
                     *         "website": "",
                     *         "address": "",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": ""
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "priceRange": null,
                     *         "photos": [],
                     *         "lostPhotos": 0,
                     *         "addedBy": "01986f2a-6c00-7000-8000-5d2f9b7c1e10",
                     *         "isApproved": false,
                     *         "updatedAt": "2026-11-21T10:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnVendorDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteVendorDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no draft. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReviewDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewDraftList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReviewDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ReviewedVendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft; null if you have none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": null
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReviewDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveReviewDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ReviewedVendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5,
                 *       "experience": "completed",
                 *       "review": "They carried the cake"
                 *     }
                 */
                "application/json": components["schemas"]["ReviewDraftFields"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "vendorId": "01986f2a-6c00-7000-8000-00000000a001",
                     *         "rating": 5,
                     *         "title": "",
                     *         "review": "They carried the cake",
                     *         "experience": "completed",
                     *         "weddingDate": null,
                     *         "aspects": {},
                     *         "photos": [],
                     *         "lostPhotos": 0,
                     *         "updatedAt": "2026-11-21T10:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnReviewDraft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteReviewDraft: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ReviewedVendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no draft. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyProposals: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proposals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyClaims: {
        parameters: {
            query?: {
                /**
                 * @description Only those to this vendor.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId?: components["schemas"]["Id"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyReports: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/avif": string;
            };
        };
        responses: {
            /** @description The picture's address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "image": "/api/photos/6f1ed002ab5595859014ebf0951522d9/384.webp"
                     *     }
                     */
                    "application/json": components["schemas"]["Avatar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture has been removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "three lanterns by the lake",
                 *       "newPassword": "four candles in the rain"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password has been changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000d001",
                     *           "isCurrent": true,
                     *           "userAgent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                     *           "isGoogleLogin": false,
                     *           "createdAt": "2026-11-01T08:00:00Z",
                     *           "lastUsedAt": "2026-11-21T09:58:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeviceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 01986f2a-6c00-7000-8000-00000000d001
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviews": "delete"
                 *     }
                 */
                "application/json": components["schemas"]["DeletionRequest"];
            };
        };
        responses: {
            /** @description The e-mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.kovac@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The deletion is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana.kovac@example.org",
                     *       "reviews": "delete",
                     *       "confirmedUntil": "2026-11-21T11:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DeletionConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSignedReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "issuer": "https://troth.example",
                     *       "issuedAt": "2026-11-21T10:00:00Z",
                     *       "reviews": [],
                     *       "jws": "eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file to download. */
            200: {
                headers: {
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "email": "ana.kovac@example.org"
                     *       },
                     *       "reviews": []
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "theme": "dark"
                 *     }
                 */
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": "dark",
                     *       "notices": {
                     *         "published": true,
                     *         "replies": true,
                     *         "reviews": true,
                     *         "listings": true,
                     *         "monthlySummary": false,
                     *         "helpfulDigest": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    enableSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description The second step is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k3vp9-x2mtr",
                     *         "7hq4d-wz8ne"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    beginSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "three lanterns by the lake"
                 *     }
                 */
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            /** @description The secret for the authenticator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *       "uri": "otpauth://totp/Troth:ana.kovac%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Troth"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthenticatorSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description The code was right. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    disableSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "three lanterns by the lake",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAndCode"];
            };
        };
        responses: {
            /** @description The second step is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description The new codes, shown only this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "recoveryCodes": [
                     *         "k3vp9-x2mtr",
                     *         "7hq4d-wz8ne"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    watchQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until the connection ends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: changed
                     *     data: {"queues":["vendors"]}
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    inviteAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description The e-mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.org"
                     *     }
                     */
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The invitation, ready to be accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.org",
                     *       "needsAccount": true,
                     *       "authenticator": {
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "uri": "otpauth://totp/Troth:ana.kovac%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Troth"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Somebody else seems to be in your account."
                 *     }
                 */
                "application/json": components["schemas"]["PersonReason"];
            };
        };
        responses: {
            /** @description Their sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "queues": [
                     *         {
                     *           "queue": "vendors",
                     *           "open": {
                     *             "count": 12,
                     *             "exact": true
                     *           },
                     *           "oldest": "2026-11-19T10:00:00Z",
                     *           "medianSeconds": 46800
                     *         }
                     *       ],
                     *       "appeals": 2,
                     *       "failedMails": 0,
                     *       "weeks": [
                     *         {
                     *           "week": "2026-11-16",
                     *           "decisions": 31,
                     *           "reviews": 210
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Figures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewDecision: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "claim",
                 *       "id": "01986f2a-6c00-7000-8000-00000000c001",
                 *       "decision": {
                 *         "action": "approve",
                 *         "version": 1,
                 *         "reason": "We rang them."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DecisionToPreview"];
            };
        };
        responses: {
            /** @description The e-mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "mails": [
                     *         {
                     *           "to": "claimant",
                     *           "subject": "Lipa in med is yours",
                     *           "text": "We’ve approved your claim. You can now keep the page of Lipa in med up to date."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DecisionPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    lookAt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What it is.
                 * @example vendor
                 */
                subject: components["schemas"]["CaseSubject"];
                /**
                 * @description Its id, or its receipt code.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other admins who are looking at it, and the latest decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "others": [
                     *         {
                     *           "name": "Mira Zupan",
                     *           "since": "2026-11-21T10:00:00Z"
                     *         }
                     *       ],
                     *       "decision": null
                     *     }
                     */
                    "application/json": components["schemas"]["Onlookers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCaseBackground: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What it is.
                 * @example notice
                 */
                subject: "notice" | "removal" | "proof";
                /**
                 * @description Its id, or its receipt code.
                 * @example N-7K2M-9QXD-4HTB-WC6Z
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its background. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000d001",
                     *         "name": "Ana Kovač",
                     *         "memberSince": "2026-03-02T10:00:00Z",
                     *         "account": []
                     *       },
                     *       "others": [
                     *         {
                     *           "id": "N-2M9Q-4HTB-7K7K-XD6Z",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *             "name": "Villa Podrožnik",
                     *             "language": "sl"
                     *           },
                     *           "status": "dismissed",
                     *           "createdAt": "2026-10-04T10:00:00Z"
                     *         }
                     *       ],
                     *       "alike": [
                     *         {
                     *           "id": "N-9QXD-7K2M-WC6Z-4HTB",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a003",
                     *             "name": "Sladka hiša",
                     *             "language": "sl"
                     *           },
                     *           "action": "uphold",
                     *           "because": null,
                     *           "reason": "It says where someone lives who isn’t part of the business.",
                     *           "by": "Mira Zupan",
                     *           "at": "2026-11-12T10:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CaseBackground"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPendingVendors: {
        parameters: {
            query?: {
                /**
                 * @description The vendors that are in this state. Of those that are `approved` the latest to be added comes first, and they
                 *     are found by the words of their names alone.
                 */
                status?: "pending" | "approved" | "rejected" | "suspended";
                /** @description The vendors in this category. */
                category?: components["schemas"]["Slug"];
                /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
                q?: components["parameters"]["QueueWords"];
                /** @description By how long they have waited. */
                sort?: components["parameters"]["QueueSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *           "version": 1,
                     *           "name": "Lipa in med",
                     *           "language": "sl",
                     *           "category": [
                     *             "cakes"
                     *           ],
                     *           "places": [
                     *             {
                     *               "id": "ljubljana-si",
                     *               "name": "Ljubljana",
                     *               "country": "SI",
                     *               "countryName": "Slovenia"
                     *             }
                     *           ],
                     *           "status": "pending",
                     *           "addedBy": {
                     *             "name": "Ana Kovač"
                     *           },
                     *           "mayDecide": true,
                     *           "since": "2026-11-21T10:00:00Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PendingVendorList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getVendorCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "slug": "lipa-in-med",
                     *         "name": "Lipa in med",
                     *         "language": "sl",
                     *         "description": "Cakes with linden honey, for thirty guests or three hundred.",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "+386 1 555 01 77",
                     *         "website": "https://lipainmed.example/",
                     *         "websiteText": "lipainmed.example",
                     *         "address": "Trubarjeva 40, Ljubljana",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": "lipainmed"
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "byAppointment": true
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "closed": true
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "timeZone": "Europe/Ljubljana",
                     *         "openState": {
                     *           "state": "closed",
                     *           "until": null,
                     *           "opensAt": "2026-11-24T08:00:00Z"
                     *         },
                     *         "coordinates": null,
                     *         "priceRange": null,
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a002/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "banner": null,
                     *         "photos": [],
                     *         "isClaimed": false,
                     *         "isApproved": false,
                     *         "status": "pending",
                     *         "addedBy": null,
                     *         "credit": null,
                     *         "rating": {
                     *           "average": null,
                     *           "count": 0,
                     *           "histogram": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ],
                     *           "aspects": {}
                     *         },
                     *         "createdAt": "2026-11-23T09:00:00Z"
                     *       },
                     *       "version": 1,
                     *       "since": "2026-11-23T09:00:00Z",
                     *       "decision": null,
                     *       "mayDecide": true,
                     *       "author": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000e0a1",
                     *         "name": "Ana Kovač",
                     *         "memberSince": "2026-03-02T18:40:00Z",
                     *         "account": [],
                     *         "vendors": [
                     *           {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a003",
                     *             "name": "Lipa med",
                     *             "language": "sl",
                     *             "status": "rejected",
                     *             "createdAt": "2026-11-20T09:00:00Z"
                     *           }
                     *         ]
                     *       },
                     *       "owner": null,
                     *       "team": [],
                     *       "history": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000d201",
                     *           "at": "2026-11-23T09:00:00Z",
                     *           "by": "author",
                     *           "name": "Ana K.",
                     *           "action": "submit",
                     *           "changes": [],
                     *           "because": null,
                     *           "reason": ""
                     *         }
                     *       ],
                     *       "duplicates": [],
                     *       "alike": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a003",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a003",
                     *             "name": "Lipa med",
                     *             "language": "sl"
                     *           },
                     *           "action": "reject",
                     *           "because": "incomplete",
                     *           "reason": "Please add a website or a telephone number, so that we can check that the bakery exists.",
                     *           "by": "Mira Zupan",
                     *           "at": "2026-11-21T09:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VendorCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPendingClaims: {
        parameters: {
            query?: {
                /** @description The claims that are in this state. */
                status?: "pending" | "needs-more";
                /** @description The claims whose business e-mail shows this much. */
                evidence?: components["schemas"]["ClaimEvidenceKind"];
                /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
                q?: components["parameters"]["QueueWords"];
                /** @description By how long they have waited. */
                sort?: components["parameters"]["QueueSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *             "name": "Lipa in med",
                     *             "language": "sl"
                     *           },
                     *           "category": [
                     *             "cakes"
                     *           ],
                     *           "places": [
                     *             {
                     *               "id": "ljubljana-si",
                     *               "name": "Ljubljana",
                     *               "country": "SI",
                     *               "countryName": "Slovenia"
                     *             }
                     *           ],
                     *           "claimant": {
                     *             "name": "Ana Kovač"
                     *           },
                     *           "role": "manager",
                     *           "businessEmail": "ana@lipainmed.example",
                     *           "status": "pending",
                     *           "evidence": {
                     *             "website": "https://lipainmed.example/",
                     *             "domainMatches": true,
                     *             "websiteIsTheirs": false,
                     *             "emailConfirmedAt": "2026-11-21T10:12:00Z",
                     *             "websiteChanged": false,
                     *             "document": null
                     *           },
                     *           "isOwned": false,
                     *           "rivals": 1,
                     *           "mayDecide": true,
                     *           "since": "2026-11-21T10:00:00Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PendingClaimList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getClaimCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claim": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *         "vendor": {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *           "name": "Lipa in med",
                     *           "language": "sl"
                     *         },
                     *         "claimant": {
                     *           "name": "Ana Kovač"
                     *         },
                     *         "role": "manager",
                     *         "businessEmail": "ana@lipainmed.example",
                     *         "note": "I run the bakery with my sister. The number on the listing is our office.",
                     *         "status": "pending",
                     *         "because": null,
                     *         "reason": "",
                     *         "evidence": {
                     *           "website": "https://lipainmed.example/",
                     *           "domainMatches": true,
                     *           "websiteIsTheirs": false,
                     *           "emailConfirmedAt": "2026-11-21T10:12:00Z",
                     *           "websiteChanged": false,
                     *           "document": null
                     *         },
                     *         "createdAt": "2026-11-21T10:00:00Z",
                     *         "decidedAt": null
                     *       },
                     *       "version": 2,
                     *       "since": "2026-11-21T10:00:00Z",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "slug": "lipa-in-med",
                     *         "name": "Lipa in med",
                     *         "language": "sl",
                     *         "description": "Cakes with linden honey, for thirty guests or three hundred.",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "+386 1 555 01 77",
                     *         "website": "https://lipainmed.example/",
                     *         "websiteText": "lipainmed.example",
                     *         "address": "Trubarjeva 40, Ljubljana",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": "lipainmed"
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "byAppointment": true
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "closed": true
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "timeZone": "Europe/Ljubljana",
                     *         "openState": {
                     *           "state": "closed",
                     *           "until": null,
                     *           "opensAt": "2026-11-24T08:00:00Z"
                     *         },
                     *         "coordinates": null,
                     *         "priceRange": null,
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a002/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "banner": null,
                     *         "photos": [],
                     *         "isClaimed": false,
                     *         "isApproved": true,
                     *         "status": "approved",
                     *         "addedBy": null,
                     *         "credit": null,
                     *         "rating": {
                     *           "average": null,
                     *           "count": 0,
                     *           "histogram": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ],
                     *           "aspects": {}
                     *         },
                     *         "createdAt": "2026-11-23T09:00:00Z"
                     *       },
                     *       "website": {
                     *         "how": "imported",
                     *         "by": null,
                     *         "at": "2026-10-02T08:00:00Z"
                     *       },
                     *       "mayDecide": true,
                     *       "owner": null,
                     *       "team": [],
                     *       "claimant": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000e0a1",
                     *         "name": "Ana Kovač",
                     *         "memberSince": "2026-03-02T18:40:00Z",
                     *         "addedListing": false,
                     *         "account": [],
                     *         "claims": []
                     *       },
                     *       "rivals": [],
                     *       "history": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000d202",
                     *           "at": "2026-11-21T10:00:00Z",
                     *           "by": "author",
                     *           "name": "Ana K.",
                     *           "action": "submit",
                     *           "changes": [],
                     *           "because": null,
                     *           "reason": ""
                     *         }
                     *       ],
                     *       "alike": []
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    openClaimDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "To decide about the claim."
                 *     }
                 */
                "application/json": components["schemas"]["FileOpening"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "image/webp": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPendingProposals: {
        parameters: {
            query?: {
                /** @description The proposals that would change this, perhaps with other things. */
                field?: components["schemas"]["ProposalField"];
                /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
                q?: components["parameters"]["QueueWords"];
                /** @description By how long they have waited. */
                sort?: components["parameters"]["QueueSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000e101",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *             "name": "Lipa in med",
                     *             "language": "sl"
                     *           },
                     *           "category": [
                     *             "cakes"
                     *           ],
                     *           "places": [
                     *             {
                     *               "id": "ljubljana-si",
                     *               "name": "Ljubljana",
                     *               "country": "SI",
                     *               "countryName": "Slovenia"
                     *             }
                     *           ],
                     *           "proposer": {
                     *             "name": "Ana Kovač"
                     *           },
                     *           "fields": [
                     *             "address"
                     *           ],
                     *           "note": "They moved in spring.",
                     *           "isOwned": false,
                     *           "mayDecide": true,
                     *           "since": "2026-11-21T10:00:00Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PendingProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getProposalCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proposal's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e101
                 */
                id: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proposal": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000e101",
                     *         "vendor": {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *           "name": "Lipa in med",
                     *           "language": "sl"
                     *         },
                     *         "proposer": {
                     *           "name": "Ana K."
                     *         },
                     *         "status": "open",
                     *         "note": "They moved in spring.",
                     *         "changes": [
                     *           {
                     *             "field": "address",
                     *             "from": "Trubarjeva 40, Ljubljana",
                     *             "to": "Trubarjeva 42, Ljubljana",
                     *             "now": "Trubarjeva 40, Ljubljana",
                     *             "outcome": null
                     *           }
                     *         ],
                     *         "because": null,
                     *         "explanation": "",
                     *         "createdAt": "2026-11-21T10:00:00Z",
                     *         "decidedAt": null
                     *       },
                     *       "version": 1,
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "slug": "lipa-in-med",
                     *         "name": "Lipa in med",
                     *         "language": "sl",
                     *         "description": "Cakes with linden honey, for thirty guests or three hundred.",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "+386 1 555 01 77",
                     *         "website": "https://lipainmed.example/",
                     *         "websiteText": "lipainmed.example",
                     *         "address": "Trubarjeva 40, Ljubljana",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": "lipainmed"
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "byAppointment": true
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "closed": true
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "timeZone": "Europe/Ljubljana",
                     *         "openState": {
                     *           "state": "closed",
                     *           "until": null,
                     *           "opensAt": "2026-11-24T08:00:00Z"
                     *         },
                     *         "coordinates": null,
                     *         "priceRange": null,
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a002/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "banner": null,
                     *         "photos": [],
                     *         "isClaimed": false,
                     *         "isApproved": true,
                     *         "status": "approved",
                     *         "addedBy": null,
                     *         "credit": null,
                     *         "rating": {
                     *           "average": null,
                     *           "count": 0,
                     *           "histogram": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ],
                     *           "aspects": {}
                     *         },
                     *         "createdAt": "2026-11-23T09:00:00Z"
                     *       },
                     *       "owner": null,
                     *       "team": [],
                     *       "notByYou": null,
                     *       "proposer": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000e0a1",
                     *         "name": "Ana Kovač",
                     *         "memberSince": "2026-03-02T18:40:00Z",
                     *         "account": [],
                     *         "proposals": []
                     *       },
                     *       "others": [],
                     *       "history": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000d203",
                     *           "at": "2026-11-21T10:00:00Z",
                     *           "by": "author",
                     *           "name": "Ana K.",
                     *           "action": "submit",
                     *           "changes": [],
                     *           "because": null,
                     *           "reason": ""
                     *         }
                     *       ],
                     *       "alike": []
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description The notices that allege this. */
                reason?: components["schemas"]["NoticeReason"];
                /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
                q?: components["parameters"]["QueueWords"];
                /** @description By how long they have waited. */
                sort?: components["parameters"]["QueueSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "receipt": "N-7K2M-9QXD-4HTB-WC6Z",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *             "name": "Lipa in med",
                     *             "language": "sl"
                     *           },
                     *           "category": [
                     *             "cakes"
                     *           ],
                     *           "places": [
                     *             {
                     *               "id": "ljubljana-si",
                     *               "name": "Ljubljana",
                     *               "country": "SI",
                     *               "countryName": "Slovenia"
                     *             }
                     *           ],
                     *           "reviewId": "01986f2a-6c00-7000-8000-00000000b001",
                     *           "version": 1,
                     *           "review": {
                     *             "rating": 1,
                     *             "title": "Never again",
                     *             "review": "Ask at 4 Pod hribom, they live there."
                     *           },
                     *           "response": null,
                     *           "notifier": {
                     *             "name": "Ana Kovač",
                     *             "email": "ana@kovac.example"
                     *           },
                     *           "reason": "personal-data",
                     *           "explanation": "The review gives the address of the house I live in.",
                     *           "since": "2026-11-21T10:00:00Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["OpenNoticeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listRemovals: {
        parameters: {
            query?: {
                /** @description The requests by people who say that they are this to the business. */
                role?: components["schemas"]["ClaimRole"];
                /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
                q?: components["parameters"]["QueueWords"];
                /** @description By how long they have waited. */
                sort?: components["parameters"]["QueueSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the queue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "receipt": "R-7K2M-9QXD-4HTB-WC6Z",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *             "name": "Lipa in med",
                     *             "language": "sl"
                     *           },
                     *           "category": [
                     *             "cakes"
                     *           ],
                     *           "places": [
                     *             {
                     *               "id": "ljubljana-si",
                     *               "name": "Ljubljana",
                     *               "country": "SI",
                     *               "countryName": "Slovenia"
                     *             }
                     *           ],
                     *           "requester": {
                     *             "name": "Ana Kovač",
                     *             "email": "ana@lipa.example"
                     *           },
                     *           "website": "https://www.lipa.example/",
                     *           "isAtWebsite": true,
                     *           "role": "owner",
                     *           "relation": null,
                     *           "reason": "We closed the business last year.",
                     *           "isOwned": false,
                     *           "mayDecide": true,
                     *           "since": "2026-11-21T10:00:00Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["OpenRemovalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Parts of their name or e-mail address, with or without accents. */
                q?: string;
                /** @description Admins, or those who are suspended, and no one else. */
                only?: "admins" | "suspended";
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000e001",
                     *           "firstName": "Ana",
                     *           "lastName": "Kovač",
                     *           "email": "ana@example.org",
                     *           "emailVerified": true,
                     *           "image": "",
                     *           "isAdmin": false,
                     *           "status": "active",
                     *           "createdAt": "2026-11-02T09:00:00Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PersonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000e001",
                     *         "firstName": "Ana",
                     *         "lastName": "Kovač",
                     *         "email": "ana@example.org",
                     *         "emailVerified": true,
                     *         "image": "",
                     *         "isAdmin": false,
                     *         "status": "active",
                     *         "createdAt": "2026-11-02T09:00:00Z"
                     *       },
                     *       "hasSecondStep": false,
                     *       "devices": 2,
                     *       "lastSeenAt": "2026-11-20T18:30:00Z",
                     *       "eraseAt": null,
                     *       "reviews": [],
                     *       "listings": [],
                     *       "claims": [],
                     *       "reports": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000f001",
                     *           "ticketId": "01986f2a-6c00-7000-8000-00000000e101",
                     *           "about": "review",
                     *           "reviewId": "01986f2a-6c00-7000-8000-00000000b001",
                     *           "vendor": {
                     *             "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *             "name": "Villa Podrožnik"
                     *           },
                     *           "reason": "fake",
                     *           "status": "open",
                     *           "createdAt": "2026-11-19T18:30:00Z"
                     *         }
                     *       ],
                     *       "decisions": []
                     *     }
                     */
                    "application/json": components["schemas"]["PersonDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    warnPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Two of your reviews named a waiter. Please leave out who it was."
                 *     }
                 */
                "application/json": components["schemas"]["PersonReason"];
            };
        };
        responses: {
            /** @description They have been warned. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    suspendPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "This account has published reviews for money."
                 *     }
                 */
                "application/json": components["schemas"]["PersonReason"];
            };
        };
        responses: {
            /** @description The account is suspended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    liftSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "You have shown us that the reviews are your own."
                 *     }
                 */
                "application/json": components["schemas"]["PersonReason"];
            };
        };
        responses: {
            /** @description The account is no longer suspended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "You have left the team. Thank you for all your work."
                 *     }
                 */
                "application/json": components["schemas"]["PersonReason"];
            };
        };
        responses: {
            /** @description They are no longer an admin. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, the `_id` in their own data.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviews": "delete",
                 *       "reason": "They asked for it by post and can no longer log in."
                 *     }
                 */
                "application/json": components["schemas"]["PersonErasure"];
            };
        };
        responses: {
            /** @description The account is closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listProofs: {
        parameters: {
            query?: {
                /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
                q?: components["parameters"]["QueueWords"];
                /** @description By how long they have waited. */
                sort?: components["parameters"]["QueueSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proofs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["WaitingProofList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    openProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proof's id.
                 * @example 01986f2a-6c00-7000-8000-00000000d001
                 */
                id: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "To decide about it."
                 *     }
                 */
                "application/json": components["schemas"]["FileOpening"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                    "image/jpeg": unknown;
                    "image/png": unknown;
                    "image/webp": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proof's id.
                 * @example 01986f2a-6c00-7000-8000-00000000d001
                 */
                id: components["parameters"]["ProofId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "refuse",
                 *       "because": "unreadable",
                 *       "explanation": "The photo is too blurred to make out the vendor's name."
                 *     }
                 */
                "application/json": components["schemas"]["ProofDecision"];
            };
        };
        responses: {
            /** @description The proof after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000d001",
                     *       "status": "refused"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                        status: components["schemas"]["ProofStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReportTickets: {
        parameters: {
            query?: {
                state?: "open" | "decided";
                /** @description Only tickets of which a report that wasn't withdrawn alleges this. */
                reason?: components["schemas"]["ReportReason"];
                /** @description Only tickets that an appeal has opened again, or without. */
                appeals?: boolean;
                /** @description Words of the review or of a report, or a name of its vendor or author. */
                q?: string;
                /** @description Of the open ones. `newest` leaves aside what they allege. */
                sort?: "oldest" | "newest";
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportTicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReportCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b201
                 */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b201",
                     *         "version": 2,
                     *         "about": "review",
                     *         "status": "open",
                     *         "isUrgent": false,
                     *         "isAppeal": false,
                     *         "appealedBy": [],
                     *         "isOwnInitiative": false,
                     *         "openedAt": "2026-11-22T10:00:00Z",
                     *         "decidedAt": null,
                     *         "review": {
                     *           "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *           "version": 1,
                     *           "status": "published",
                     *           "rating": 3,
                     *           "title": "Worth the climb",
                     *           "excerpt": "The orangery at dusk is worth the climb.",
                     *           "author": "Ana Kovač"
                     *         },
                     *         "vendor": {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *           "slug": "villa-podroznik",
                     *           "name": "Villa Podrožnik",
                     *           "language": "sl"
                     *         },
                     *         "reports": [
                     *           {
                     *             "reason": "not-about-this-vendor",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "decision": null
                     *       },
                     *       "review": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *         "vendorId": "01986f2a-6c00-7000-8000-00000000a001",
                     *         "author": {
                     *           "name": "Ana K.",
                     *           "image": ""
                     *         },
                     *         "rating": 3,
                     *         "title": "Worth the climb",
                     *         "review": "The orangery at dusk is worth the climb.",
                     *         "language": "en",
                     *         "experience": "completed",
                     *         "weddingDate": "2026-06",
                     *         "aspects": {},
                     *         "photos": [],
                     *         "status": "published",
                     *         "helpfulCount": 0,
                     *         "response": null,
                     *         "underReviewSince": null,
                     *         "trust": "unverified",
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T10:00:00Z",
                     *         "editedAt": null
                     *       },
                     *       "removedReply": null,
                     *       "whole": {
                     *         "title": "Never again",
                     *         "review": "They never answered, and then they kept the deposit.",
                     *         "photos": []
                     *       },
                     *       "revisions": [
                     *         {
                     *           "version": 1,
                     *           "at": "2026-11-21T10:00:00Z",
                     *           "changed": [],
                     *           "rating": 3,
                     *           "title": "Worth the climb",
                     *           "review": "The orangery at dusk is worth the climb.",
                     *           "experience": "completed",
                     *           "weddingDate": "2026-06",
                     *           "aspects": {},
                     *           "photos": []
                     *         }
                     *       ],
                     *       "author": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000e0a1",
                     *         "name": "Ana Kovač",
                     *         "memberSince": "2025-03-01T10:00:00Z",
                     *         "account": [],
                     *         "reviews": {
                     *           "published": 4,
                     *           "held": 0,
                     *           "hidden": 0,
                     *           "removed": 0
                     *         },
                     *         "decisions": []
                     *       },
                     *       "reports": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000b101",
                     *           "reason": "not-about-this-vendor",
                     *           "report": "This is about the restaurant next door.",
                     *           "reporter": "Iris Novak",
                     *           "reporterId": "01986f2a-6c00-7000-8000-00000000e0a2",
                     *           "byTeam": false,
                     *           "version": 1,
                     *           "createdAt": "2026-11-22T10:00:00Z",
                     *           "withdrawnAt": null
                     *         }
                     *       ],
                     *       "notices": [
                     *         {
                     *           "receipt": "N-7K2M-9QXD-4HTB-WC6Z",
                     *           "reason": "personal-data",
                     *           "explanation": "The review gives the address of the house I live in.",
                     *           "notifier": "Ana Kovač",
                     *           "status": "dismissed",
                     *           "replyRemoved": false,
                     *           "because": "unconfirmed",
                     *           "decision": "The address is the venue's own.",
                     *           "createdAt": "2026-11-20T10:00:00Z",
                     *           "decidedAt": "2026-11-21T10:00:00Z"
                     *         }
                     *       ],
                     *       "resembles": [],
                     *       "appeals": [],
                     *       "decisions": [],
                     *       "history": [
                     *         {
                     *           "at": "2026-11-22T10:00:00Z",
                     *           "by": "Iris Novak",
                     *           "subject": "report",
                     *           "action": "submit",
                     *           "from": null,
                     *           "to": "open",
                     *           "reason": ""
                     *         }
                     *       ],
                     *       "alike": [],
                     *       "notByYou": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReportCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ticket's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b201
                 */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "remove",
                 *       "version": 1,
                 *       "ticketVersion": 2,
                 *       "because": "not-genuine",
                 *       "explanation": "The same words were published about four other vendors."
                 *     }
                 */
                "application/json": components["schemas"]["ReportDecision"];
            };
        };
        responses: {
            /** @description The ticket after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b201",
                     *       "version": 2,
                     *       "about": "review",
                     *       "status": "upheld",
                     *       "isUrgent": false,
                     *       "isAppeal": false,
                     *       "appealedBy": [],
                     *       "isOwnInitiative": false,
                     *       "openedAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": "2026-11-22T10:00:00Z",
                     *       "review": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *         "version": 1,
                     *         "status": "removed",
                     *         "rating": 1,
                     *         "title": "Never again",
                     *         "excerpt": "They never answered, and then they kept the deposit.",
                     *         "author": "Ana Kovač"
                     *       },
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *         "slug": "villa-podroznik",
                     *         "name": "Villa Podrožnik",
                     *         "language": "sl"
                     *       },
                     *       "reports": [
                     *         {
                     *           "reason": "fake",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "decision": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b301",
                     *         "action": "remove",
                     *         "because": "not-genuine",
                     *         "explanation": "The same words were published about four other vendors.",
                     *         "by": "Mira Zupan",
                     *         "at": "2026-11-22T10:00:00Z",
                     *         "byYou": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReportTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listHeldReviews: {
        parameters: {
            query?: {
                /** @description Words, or the beginnings of words, in the vendor's name or the person's. All of them have to be there. */
                q?: components["parameters"]["QueueWords"];
                /**
                 * @description Only those held for this reason.
                 * @example alike
                 */
                because?: components["schemas"]["HoldReason"];
                /** @description By how long they have waited. */
                sort?: components["parameters"]["QueueSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["HeldReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHeldReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "review": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *         "vendorId": "01986f2a-6c00-7000-8000-00000000a001",
                     *         "author": {
                     *           "name": "Ana K.",
                     *           "image": ""
                     *         },
                     *         "rating": 3,
                     *         "title": "Worth the climb",
                     *         "review": "The orangery at dusk is worth the climb.",
                     *         "language": "en",
                     *         "experience": "completed",
                     *         "weddingDate": "2026-06",
                     *         "aspects": {},
                     *         "photos": [],
                     *         "status": "held",
                     *         "helpfulCount": 0,
                     *         "response": null,
                     *         "underReviewSince": null,
                     *         "trust": "unverified",
                     *         "version": 1,
                     *         "createdAt": "2026-11-21T10:00:00Z",
                     *         "editedAt": null
                     *       },
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *         "slug": "villa-podroznik",
                     *         "name": "Villa Podrožnik",
                     *         "language": "sl"
                     *       },
                     *       "author": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000e0a1",
                     *         "name": "Ana Kovač",
                     *         "memberSince": "2025-03-01T10:00:00Z",
                     *         "account": [],
                     *         "reviews": {
                     *           "published": 4,
                     *           "held": 0,
                     *           "hidden": 0,
                     *           "removed": 0
                     *         },
                     *         "decisions": []
                     *       },
                     *       "because": "alike",
                     *       "heldAt": "2026-11-21T10:00:00Z",
                     *       "resembles": [],
                     *       "others": [],
                     *       "decisions": [],
                     *       "history": [
                     *         {
                     *           "at": "2026-11-21T10:00:00Z",
                     *           "by": null,
                     *           "subject": "review",
                     *           "action": "hold",
                     *           "from": null,
                     *           "to": "held",
                     *           "reason": "alike"
                     *         }
                     *       ],
                     *       "alike": []
                     *     }
                     */
                    "application/json": components["schemas"]["HeldCase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listModerationEvents: {
        parameters: {
            query?: {
                /** @description Only what this person did. */
                actor?: components["parameters"]["EventActor"];
                /**
                 * @description Only what was done to this kind of thing, as `getRecord` names it.
                 * @example review
                 */
                subject?: components["parameters"]["EventSubject"];
                /**
                 * @description Only this action, as `getRecord` names it.
                 * @example remove
                 */
                action?: components["parameters"]["EventAction"];
                /**
                 * @description Only what was done on this day (in UTC) or later.
                 * @example 2026-11-01
                 */
                since?: components["parameters"]["EventSince"];
                /**
                 * @description Only what was done on this day (in UTC) or before.
                 * @example 2026-11-30
                 */
                until?: components["parameters"]["EventUntil"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ModerationEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportModerationEvents: {
        parameters: {
            query: {
                /**
                 * @description What to write.
                 * @example jsonl
                 */
                format: "csv" | "jsonl";
                /** @description Only what this person did. */
                actor?: components["parameters"]["EventActor"];
                /**
                 * @description Only what was done to this kind of thing, as `getRecord` names it.
                 * @example review
                 */
                subject?: components["parameters"]["EventSubject"];
                /**
                 * @description Only this action, as `getRecord` names it.
                 * @example remove
                 */
                action?: components["parameters"]["EventAction"];
                /**
                 * @description Only what was done on this day (in UTC) or later.
                 * @example 2026-11-01
                 */
                since?: components["parameters"]["EventSince"];
                /**
                 * @description Only what was done on this day (in UTC) or before.
                 * @example 2026-11-30
                 */
                until?: components["parameters"]["EventUntil"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, one on each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": components["schemas"]["ModerationEvent"];
                    "text/csv": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": 18204,
                     *       "head": "5f2b7c0d94e1a8836dfb0c57e2419ad8c60e7f3b1a2d4c5968e7f01b3c4d5a6e",
                     *       "checkedAt": "2026-11-21T04:37:02Z",
                     *       "fault": null,
                     *       "check": null,
                     *       "kinds": [
                     *         {
                     *           "subject": "proof",
                     *           "actions": [
                     *             "submit",
                     *             "withdraw",
                     *             "accept",
                     *             "refuse",
                     *             "open"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecordState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    checkRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the record, with the check that is running. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": 18204,
                     *       "head": "5f2b7c0d94e1a8836dfb0c57e2419ad8c60e7f3b1a2d4c5968e7f01b3c4d5a6e",
                     *       "checkedAt": "2026-11-21T04:37:02Z",
                     *       "fault": null,
                     *       "check": {
                     *         "status": "running",
                     *         "events": 0
                     *       },
                     *       "kinds": [
                     *         {
                     *           "subject": "proof",
                     *           "actions": [
                     *             "submit",
                     *             "withdraw",
                     *             "accept",
                     *             "refuse",
                     *             "open"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecordState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFailedMails: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of e-mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000f001",
                     *           "to": "m…@example.org",
                     *           "subject": "Your claim was approved",
                     *           "error": "Error: Can't send mail: 550 No such user",
                     *           "attempts": 61,
                     *           "createdAt": "2026-11-19T10:00:00Z",
                     *           "failedAt": "2026-11-20T10:12:41Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["FailedMailList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The e-mail's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSavedAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All saved answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["SavedAnswer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createSavedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Another vendor",
                 *       "text": "What you wrote isn’t about {business}."
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedAnswer"];
            };
        };
        responses: {
            /** @description The answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b401",
                     *       "title": "Another vendor",
                     *       "text": "What you wrote isn’t about {business}.",
                     *       "version": 1,
                     *       "changedAt": "2026-11-21T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteSavedAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The answer's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b401
                 */
                id: components["parameters"]["SavedAnswerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateSavedAnswer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path: {
                /**
                 * @description The answer's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b401
                 */
                id: components["parameters"]["SavedAnswerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Another vendor",
                 *       "text": "What you wrote isn’t about {business}."
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedAnswer"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b401",
                     *       "title": "Another vendor",
                     *       "text": "What you wrote isn’t about {business}.",
                     *       "version": 2,
                     *       "changedAt": "2026-11-21T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SavedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E",
                 *       "code": "492039",
                 *       "password": "four candles in the rain",
                 *       "firstName": "Mira",
                 *       "lastName": "Novak"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptedInvitation"];
            };
        };
        responses: {
            /** @description Accepted; the recovery codes are shown only this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "mira@example.org",
                     *       "recoveryCodes": [
                     *         "k3vp9-x2mtr",
                     *         "7hq4d-wz8ne"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AdminVerified"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description Also the retired ones, at the end. */
                retired?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories; there are never more than a hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-000000000001",
                     *           "slug": "venues",
                     *           "name": "Venues",
                     *           "singular": "Venue",
                     *           "description": "Ask what happens when it rains before you ask about the view.",
                     *           "icon": "landmark",
                     *           "image": {
                     *             "id": "6f1ed002ab5595859014ebf0951522d9",
                     *             "alt": "",
                     *             "drawn": true,
                     *             "width": 2400,
                     *             "height": 1800,
                     *             "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *             "variants": [
                     *               {
                     *                 "src": "/api/covers/01986f2a-6c00-7000-8000-000000000001/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *                 "width": 640,
                     *                 "format": "webp"
                     *               }
                     *             ]
                     *           },
                     *           "vendorCount": 21,
                     *           "position": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Category"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fireworks",
                 *       "singular": "Pyrotechnician",
                 *       "description": "Ask who clears up, and what happens if it is too windy.",
                 *       "icon": "sparkles",
                 *       "words": [
                 *         {
                 *           "language": "en",
                 *           "words": [
                 *             "firework display",
                 *             "pyrotechnics"
                 *           ]
                 *         },
                 *         {
                 *           "language": "de",
                 *           "words": [
                 *             "Feuerwerk"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewCategory"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category": {
                     *         "id": "01986f2a-6c00-7000-8000-000000000001",
                     *         "slug": "fireworks",
                     *         "name": "Fireworks",
                     *         "singular": "Pyrotechnician",
                     *         "description": "Ask who clears up, and what happens if it is too windy.",
                     *         "icon": "sparkles",
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-000000000001/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "vendorCount": 0,
                     *         "position": 25
                     *       },
                     *       "words": [
                     *         {
                     *           "language": "en",
                     *           "words": [
                     *             "firework display",
                     *             "pyrotechnics"
                     *           ]
                     *         },
                     *         {
                     *           "language": "de",
                     *           "words": [
                     *             "Feuerwerk"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category": {
                     *         "id": "01986f2a-6c00-7000-8000-000000000001",
                     *         "slug": "fireworks",
                     *         "name": "Fireworks",
                     *         "singular": "Pyrotechnician",
                     *         "description": "Ask who clears up, and what happens if it is too windy.",
                     *         "icon": "sparkles",
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-000000000001/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "vendorCount": 0,
                     *         "position": 25
                     *       },
                     *       "words": [
                     *         {
                     *           "language": "en",
                     *           "words": [
                     *             "firework display",
                     *             "pyrotechnics"
                     *           ]
                     *         },
                     *         {
                     *           "language": "de",
                     *           "words": [
                     *             "Feuerwerk"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Fireworks & light shows"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description The category as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category": {
                     *         "id": "01986f2a-6c00-7000-8000-000000000001",
                     *         "slug": "fireworks",
                     *         "name": "Fireworks",
                     *         "singular": "Pyrotechnician",
                     *         "description": "Ask who clears up, and what happens if it is too windy.",
                     *         "icon": "sparkles",
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-000000000001/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "vendorCount": 0,
                     *         "position": 25
                     *       },
                     *       "words": [
                     *         {
                     *           "language": "en",
                     *           "words": [
                     *             "firework display",
                     *             "pyrotechnics"
                     *           ]
                     *         },
                     *         {
                     *           "language": "de",
                     *           "words": [
                     *             "Feuerwerk"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    moveCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "before": null
                 *     }
                 */
                "application/json": components["schemas"]["CategoryMove"];
            };
        };
        responses: {
            /** @description It has moved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    retireCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Nobody has been listed under it for two years."
                 *     }
                 */
                "application/json": components["schemas"]["CategoryRetirement"];
            };
        };
        responses: {
            /** @description It is no longer offered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    reinstateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is offered again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    mergeCategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The category's id.
                 * @example 01986f2a-6c00-7000-8000-000000000001
                 */
                id: components["parameters"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": "01986f2a-6c00-7000-8000-000000000002",
                 *       "reason": "Couples don't tell the two apart."
                 *     }
                 */
                "application/json": components["schemas"]["CategoryMerge"];
            };
        };
        responses: {
            /** @description The other category as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "category": {
                     *         "id": "01986f2a-6c00-7000-8000-000000000001",
                     *         "slug": "fireworks",
                     *         "name": "Fireworks",
                     *         "singular": "Pyrotechnician",
                     *         "description": "Ask who clears up, and what happens if it is too windy.",
                     *         "icon": "sparkles",
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-000000000001/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "vendorCount": 0,
                     *         "position": 25
                     *       },
                     *       "words": [
                     *         {
                     *           "language": "en",
                     *           "words": [
                     *             "firework display",
                     *             "pyrotechnics"
                     *           ]
                     *         },
                     *         {
                     *           "language": "de",
                     *           "words": [
                     *             "Feuerwerk"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "text": "© OpenStreetMap contributors (ODbL)",
                     *           "url": "https://www.openstreetmap.org/copyright"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Credit"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    searchVendors: {
        parameters: {
            query?: {
                /**
                 * @description What to search for, in people's own words.
                 * @example string quartet in vienna
                 */
                q?: string;
                /**
                 * @description Searches for the exact words of `q` without interpreting them.
                 * @example false
                 */
                verbatim?: boolean;
                /**
                 * @description A place as someone wrote it: a city, a region or a country by any of its names. If it is clear,
                 *     it is treated as if it were in `location`. Otherwise no place is applied, and `where` in the
                 *     answer lists what it may mean.
                 * @example Wien
                 */
                where?: string;
                /**
                 * @description Category slugs.
                 * @example [
                 *       "venues"
                 *     ]
                 */
                category?: components["schemas"]["Slug"][];
                /**
                 * @description Ids of cities and regions, and lower-case country codes.
                 * @example [
                 *       "ljubljana-si"
                 *     ]
                 */
                location?: components["schemas"]["Slug"][];
                /**
                 * @description Only vendors with at least this average.
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description Only vendors that are open right now, in their own time zone.
                 * @example true
                 */
                openNow?: boolean;
                /**
                 * @description Price ranges, 1 (modest) to 4 (grand).
                 * @example [
                 *       2,
                 *       3
                 *     ]
                 */
                priceRange?: number[];
                /**
                 * @description Listing languages, as ISO 639-1 codes.
                 * @example [
                 *       "de"
                 *     ]
                 */
                language?: string[];
                /** @description `best` is the best match for words, or the ranking score if there are none. */
                sort?: components["schemas"]["VendorSort"];
                /**
                 * @description Adds to each vendor, as `ranking`, why it is where it is in the order.
                 * @example false
                 */
                explain?: boolean;
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vendors, and the facets of the whole result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *           "slug": "villa-podroznik",
                     *           "name": "Villa Podrožnik",
                     *           "language": "sl",
                     *           "category": [
                     *             "venues"
                     *           ],
                     *           "location": [
                     *             "ljubljana-si"
                     *           ],
                     *           "places": [
                     *             {
                     *               "id": "ljubljana-si",
                     *               "name": "Ljubljana",
                     *               "country": "SI",
                     *               "countryName": "Slovenia"
                     *             }
                     *           ],
                     *           "rating": {
                     *             "average": 4.9,
                     *             "count": 14
                     *           },
                     *           "priceRange": 3,
                     *           "image": {
                     *             "id": "6f1ed002ab5595859014ebf0951522d9",
                     *             "alt": "",
                     *             "drawn": true,
                     *             "width": 2400,
                     *             "height": 1800,
                     *             "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *             "variants": [
                     *               {
                     *                 "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a001/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *                 "width": 640,
                     *                 "format": "webp"
                     *               }
                     *             ]
                     *           },
                     *           "timeZone": "Europe/Ljubljana",
                     *           "openState": {
                     *             "state": "open",
                     *             "until": "2026-11-21T17:00:00Z",
                     *             "opensAt": null
                     *           },
                     *           "credit": null
                     *         }
                     *       ],
                     *       "total": {
                     *         "count": 1,
                     *         "exact": true
                     *       },
                     *       "facets": {
                     *         "category": [
                     *           {
                     *             "value": "venues",
                     *             "label": "Venues",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "location": [
                     *           {
                     *             "value": "ljubljana-si",
                     *             "label": "Ljubljana",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "priceRange": [
                     *           {
                     *             "value": 3,
                     *             "count": 1
                     *           }
                     *         ],
                     *         "minRating": [
                     *           {
                     *             "value": 4.5,
                     *             "count": 1
                     *           },
                     *           {
                     *             "value": 4,
                     *             "count": 1
                     *           },
                     *           {
                     *             "value": 3,
                     *             "count": 1
                     *           }
                     *         ],
                     *         "openNow": 1
                     *       },
                     *       "filters": {
                     *         "category": [
                     *           "venues"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "priceRange": [],
                     *         "minRating": null,
                     *         "openNow": false,
                     *         "language": []
                     *       },
                     *       "understood": {
                     *         "parts": [
                     *           {
                     *             "kind": "category",
                     *             "values": [
                     *               "venues"
                     *             ],
                     *             "label": "Venues",
                     *             "start": 0,
                     *             "end": 5,
                     *             "correction": null,
                     *             "effect": "filters"
                     *           },
                     *           {
                     *             "kind": "place",
                     *             "values": [
                     *               "ljubljana-si"
                     *             ],
                     *             "label": "Ljubljana",
                     *             "start": 9,
                     *             "end": 18,
                     *             "correction": null,
                     *             "effect": "filters"
                     *           }
                     *         ],
                     *         "corrected": null,
                     *         "didYouMean": null
                     *       },
                     *       "where": null,
                     *       "wider": [
                     *         {
                     *           "kind": "nearby",
                     *           "value": "vienna-at",
                     *           "label": "Vienna",
                     *           "kilometres": 278,
                     *           "count": 4
                     *         }
                     *       ],
                     *       "matched": "words",
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["VendorSearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addVendor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lipa in med",
                 *       "description": "Cakes with linden honey, for thirty guests or three hundred.",
                 *       "category": [
                 *         "cakes"
                 *       ],
                 *       "location": [
                 *         "ljubljana-si"
                 *       ],
                 *       "phoneNumber": "+386 1 555 01 77",
                 *       "website": "lipainmed.example",
                 *       "address": "Trubarjeva 40, Ljubljana",
                 *       "socialMedia": [
                 *         {
                 *           "platform": "facebook",
                 *           "username": ""
                 *         },
                 *         {
                 *           "platform": "twitter",
                 *           "username": ""
                 *         },
                 *         {
                 *           "platform": "instagram",
                 *           "username": "lipainmed"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewVendor"];
            };
        };
        responses: {
            /** @description The listing is waiting for approval. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description The listing's page. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "relation": "author",
                     *       "mayEdit": true,
                     *       "decision": null,
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "slug": "lipa-in-med",
                     *         "name": "Lipa in med",
                     *         "language": "sl",
                     *         "description": "Cakes with linden honey, for thirty guests or three hundred.",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "+386 1 555 01 77",
                     *         "website": "https://lipainmed.example/",
                     *         "websiteText": "lipainmed.example",
                     *         "address": "Trubarjeva 40, Ljubljana",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": "lipainmed"
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "byAppointment": true
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "closed": true
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "timeZone": "Europe/Ljubljana",
                     *         "openState": {
                     *           "state": "closed",
                     *           "until": null,
                     *           "opensAt": "2026-11-24T08:00:00Z"
                     *         },
                     *         "coordinates": null,
                     *         "priceRange": null,
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a002/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "banner": null,
                     *         "photos": [],
                     *         "isClaimed": false,
                     *         "isApproved": false,
                     *         "status": "pending",
                     *         "addedBy": null,
                     *         "credit": null,
                     *         "rating": {
                     *           "average": null,
                     *           "count": 0,
                     *           "histogram": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ],
                     *           "aspects": {}
                     *         },
                     *         "createdAt": "2026-11-23T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    suggest: {
        parameters: {
            query: {
                /**
                 * @description The start of a name.
                 * @example lju
                 */
                q: string;
                /**
                 * @description Which kinds to suggest; if left out, all that a search understands. `city` is for forms that ask where
                 *     something is: every city in the world, with vendors or without, but no regions or countries. Cities are
                 *     sent as places.
                 * @example [
                 *       "place"
                 *     ]
                 */
                kind?: ("vendor" | "category" | "place" | "search" | "city")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "kind": "place",
                     *           "id": "ljubljana-si",
                     *           "label": "Ljubljana",
                     *           "hint": "Slovenia",
                     *           "image": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Suggestion"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportVendors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listings, one `OpenVendor` on each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": components["schemas"]["OpenVendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews, one `OpenReview` on each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": components["schemas"]["OpenReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportModerationLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decisions, one `LoggedDecision` on each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": components["schemas"]["LoggedDecision"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listModerationLog: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "at": "2026-11-20T14:05:00Z",
                     *           "kind": "review",
                     *           "action": "removed",
                     *           "because": "personal-data",
                     *           "automated": false,
                     *           "appeal": "refused",
                     *           "liftedAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null,
                     *       "record": {
                     *         "events": 18204,
                     *         "head": "5f2b7c0d94e1a8836dfb0c57e2419ad8c60e7f3b1a2d4c5968e7f01b3c4d5a6e"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ModerationLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "OKP",
                     *           "crv": "Ed25519",
                     *           "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
                     *           "kid": "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
                     *           "alg": "EdDSA",
                     *           "use": "sig"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KeySet"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    findDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Villa Podroznik",
                 *       "location": [
                 *         "ljubljana-si"
                 *       ],
                 *       "phoneNumber": "01 555 01 42",
                 *       "website": "podroznik.example",
                 *       "address": ""
                 *     }
                 */
                "application/json": components["schemas"]["DuplicateQuery"];
            };
        };
        responses: {
            /** @description The listings it could be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["DuplicateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *       "slug": "villa-podroznik",
                     *       "name": "Villa Podrožnik",
                     *       "language": "sl",
                     *       "description": "An 1890s villa above the old town, with a rain plan that does not feel like one.",
                     *       "category": [
                     *         "venues"
                     *       ],
                     *       "location": [
                     *         "ljubljana-si"
                     *       ],
                     *       "places": [
                     *         {
                     *           "id": "ljubljana-si",
                     *           "name": "Ljubljana",
                     *           "country": "SI",
                     *           "countryName": "Slovenia"
                     *         }
                     *       ],
                     *       "phoneNumber": "+386 1 555 01 42",
                     *       "website": "https://podroznik.example",
                     *       "websiteText": "podroznik.example",
                     *       "address": "Cesta na Rožnik 112, Ljubljana",
                     *       "socialMedia": [
                     *         {
                     *           "platform": "facebook",
                     *           "username": ""
                     *         },
                     *         {
                     *           "platform": "twitter",
                     *           "username": ""
                     *         },
                     *         {
                     *           "platform": "instagram",
                     *           "username": "villapodroznik"
                     *         }
                     *       ],
                     *       "openingHours": [
                     *         {
                     *           "day": "Monday",
                     *           "openTime": "00",
                     *           "closeTime": "00",
                     *           "closed": true
                     *         },
                     *         {
                     *           "day": "Tuesday",
                     *           "openTime": "09:00",
                     *           "closeTime": "18:00"
                     *         },
                     *         {
                     *           "day": "Wednesday",
                     *           "openTime": "09:00",
                     *           "closeTime": "12:00",
                     *           "intervals": [
                     *             {
                     *               "openTime": "14:00",
                     *               "closeTime": "18:00"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "day": "Thursday",
                     *           "openTime": "09:00",
                     *           "closeTime": "18:00"
                     *         },
                     *         {
                     *           "day": "Friday",
                     *           "openTime": "09:00",
                     *           "closeTime": "18:00"
                     *         },
                     *         {
                     *           "day": "Saturday",
                     *           "openTime": "18:00",
                     *           "closeTime": "02:00"
                     *         },
                     *         {
                     *           "day": "Sunday",
                     *           "openTime": "00",
                     *           "closeTime": "00",
                     *           "byAppointment": true
                     *         }
                     *       ],
                     *       "specialHours": [
                     *         {
                     *           "from": "2026-12-24",
                     *           "to": "2026-12-26",
                     *           "label": "Christmas",
                     *           "openTime": "00",
                     *           "closeTime": "00",
                     *           "closed": true
                     *         }
                     *       ],
                     *       "timeZone": "Europe/Ljubljana",
                     *       "openState": {
                     *         "state": "open",
                     *         "until": "2026-11-21T17:00:00Z",
                     *         "opensAt": null
                     *       },
                     *       "coordinates": {
                     *         "latitude": 46.05,
                     *         "longitude": 14.49
                     *       },
                     *       "priceRange": 3,
                     *       "image": {
                     *         "id": "6f1ed002ab5595859014ebf0951522d9",
                     *         "alt": "",
                     *         "drawn": true,
                     *         "width": 2400,
                     *         "height": 1800,
                     *         "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *         "variants": [
                     *           {
                     *             "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a001/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *             "width": 640,
                     *             "format": "webp"
                     *           }
                     *         ]
                     *       },
                     *       "banner": null,
                     *       "photos": [],
                     *       "isClaimed": true,
                     *       "isApproved": true,
                     *       "status": "approved",
                     *       "addedBy": null,
                     *       "credit": null,
                     *       "rating": {
                     *         "average": 4.9,
                     *         "count": 14,
                     *         "histogram": [
                     *           0,
                     *           0,
                     *           0,
                     *           1,
                     *           13
                     *         ],
                     *         "aspects": {
                     *           "quality": 4.9,
                     *           "value": 4.5,
                     *           "communication": 4.8,
                     *           "professionalism": 5,
                     *           "flexibility": 4.9
                     *         }
                     *       },
                     *       "createdAt": "2025-03-01T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Vendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["NotListed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateVendor: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "+386 1 555 01 78",
                 *       "address": "Trubarjeva 42, Ljubljana"
                 *     }
                 */
                "application/json": components["schemas"]["VendorChange"];
            };
        };
        responses: {
            /** @description The listing as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "relation": "author",
                     *       "mayEdit": true,
                     *       "decision": null,
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "slug": "lipa-in-med",
                     *         "name": "Lipa in med",
                     *         "language": "sl",
                     *         "description": "Cakes with linden honey, for thirty guests or three hundred.",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "+386 1 555 01 77",
                     *         "website": "https://lipainmed.example/",
                     *         "websiteText": "lipainmed.example",
                     *         "address": "Trubarjeva 40, Ljubljana",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": "lipainmed"
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "byAppointment": true
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "closed": true
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "timeZone": "Europe/Ljubljana",
                     *         "openState": {
                     *           "state": "closed",
                     *           "until": null,
                     *           "opensAt": "2026-11-24T08:00:00Z"
                     *         },
                     *         "coordinates": null,
                     *         "priceRange": null,
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a002/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "banner": null,
                     *         "photos": [],
                     *         "isClaimed": false,
                     *         "isApproved": false,
                     *         "status": "pending",
                     *         "addedBy": null,
                     *         "credit": null,
                     *         "rating": {
                     *           "average": null,
                     *           "count": 0,
                     *           "histogram": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ],
                     *           "aspects": {}
                     *         },
                     *         "createdAt": "2026-11-23T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTransparency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "received": 14,
                     *       "published": 12,
                     *       "held": 1,
                     *       "hidden": 0,
                     *       "removed": 1,
                     *       "removedBecause": [
                     *         {
                     *           "reason": "not-genuine",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "reported": {
                     *         "open": 0,
                     *         "upheld": 1,
                     *         "dismissed": 1
                     *       },
                     *       "replied": 9,
                     *       "claimedAt": "2026-03-02T09:14:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Transparency"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBadge: {
        parameters: {
            query?: {
                /**
                 * @description The colours of the page that it is shown on.
                 * @example dark
                 */
                theme?: "light" | "dark";
            };
            header?: {
                /**
                 * @description The `ETag` of the copy that the sender has already.
                 * @example "nothing-yet"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": unknown;
                };
            };
            /** @description The badge of the vendor that it has been merged into. */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The sender's copy is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "relation": "author",
                     *       "mayEdit": true,
                     *       "decision": null,
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "slug": "lipa-in-med",
                     *         "name": "Lipa in med",
                     *         "language": "sl",
                     *         "description": "Cakes with linden honey, for thirty guests or three hundred.",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "+386 1 555 01 77",
                     *         "website": "https://lipainmed.example/",
                     *         "websiteText": "lipainmed.example",
                     *         "address": "Trubarjeva 40, Ljubljana",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": "lipainmed"
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "byAppointment": true
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "closed": true
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "timeZone": "Europe/Ljubljana",
                     *         "openState": {
                     *           "state": "closed",
                     *           "until": null,
                     *           "opensAt": "2026-11-24T08:00:00Z"
                     *         },
                     *         "coordinates": null,
                     *         "priceRange": null,
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a002/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "banner": null,
                     *         "photos": [],
                     *         "isClaimed": false,
                     *         "isApproved": false,
                     *         "status": "pending",
                     *         "addedBy": null,
                     *         "credit": null,
                     *         "rating": {
                     *           "average": null,
                     *           "count": 0,
                     *           "histogram": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ],
                     *           "aspects": {}
                     *         },
                     *         "createdAt": "2026-11-23T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listHistory: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000b002",
                     *           "at": "2026-11-23T10:30:00Z",
                     *           "by": "you",
                     *           "name": null,
                     *           "action": "change",
                     *           "changes": [
                     *             {
                     *               "field": "address",
                     *               "from": "Trubarjeva 40, Ljubljana",
                     *               "to": "Trubarjeva 42, Ljubljana"
                     *             }
                     *           ],
                     *           "because": null,
                     *           "reason": ""
                     *         },
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *           "at": "2026-11-23T09:00:00Z",
                     *           "by": "you",
                     *           "name": null,
                     *           "action": "submit",
                     *           "changes": [],
                     *           "because": null,
                     *           "reason": ""
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["HistoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resubmitVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing is waiting for approval again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "relation": "author",
                     *       "mayEdit": true,
                     *       "decision": null,
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "slug": "lipa-in-med",
                     *         "name": "Lipa in med",
                     *         "language": "sl",
                     *         "description": "Cakes with linden honey, for thirty guests or three hundred.",
                     *         "category": [
                     *           "cakes"
                     *         ],
                     *         "location": [
                     *           "ljubljana-si"
                     *         ],
                     *         "places": [
                     *           {
                     *             "id": "ljubljana-si",
                     *             "name": "Ljubljana",
                     *             "country": "SI",
                     *             "countryName": "Slovenia"
                     *           }
                     *         ],
                     *         "phoneNumber": "+386 1 555 01 77",
                     *         "website": "https://lipainmed.example/",
                     *         "websiteText": "lipainmed.example",
                     *         "address": "Trubarjeva 40, Ljubljana",
                     *         "socialMedia": [
                     *           {
                     *             "platform": "facebook",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "twitter",
                     *             "username": ""
                     *           },
                     *           {
                     *             "platform": "instagram",
                     *             "username": "lipainmed"
                     *           }
                     *         ],
                     *         "openingHours": [
                     *           {
                     *             "day": "Monday",
                     *             "openTime": "00",
                     *             "closeTime": "00"
                     *           },
                     *           {
                     *             "day": "Tuesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Wednesday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Thursday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Friday",
                     *             "openTime": "09:00",
                     *             "closeTime": "17:00"
                     *           },
                     *           {
                     *             "day": "Saturday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "byAppointment": true
                     *           },
                     *           {
                     *             "day": "Sunday",
                     *             "openTime": "00",
                     *             "closeTime": "00",
                     *             "closed": true
                     *           }
                     *         ],
                     *         "specialHours": [],
                     *         "timeZone": "Europe/Ljubljana",
                     *         "openState": {
                     *           "state": "closed",
                     *           "until": null,
                     *           "opensAt": "2026-11-24T08:00:00Z"
                     *         },
                     *         "coordinates": null,
                     *         "priceRange": null,
                     *         "image": {
                     *           "id": "6f1ed002ab5595859014ebf0951522d9",
                     *           "alt": "",
                     *           "drawn": true,
                     *           "width": 2400,
                     *           "height": 1800,
                     *           "placeholder": "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E",
                     *           "variants": [
                     *             {
                     *               "src": "/api/covers/01986f2a-6c00-7000-8000-00000000a002/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *               "width": 640,
                     *               "format": "webp"
                     *             }
                     *           ]
                     *         },
                     *         "banner": null,
                     *         "photos": [],
                     *         "isClaimed": false,
                     *         "isApproved": false,
                     *         "status": "pending",
                     *         "addedBy": null,
                     *         "credit": null,
                     *         "rating": {
                     *           "average": null,
                     *           "count": 0,
                     *           "histogram": [
                     *             0,
                     *             0,
                     *             0,
                     *             0,
                     *             0
                     *           ],
                     *           "aspects": {}
                     *         },
                     *         "createdAt": "2026-11-23T09:00:00Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "reject",
                 *       "because": "incomplete",
                 *       "version": 1,
                 *       "explanation": "Please add a website or a telephone number, so that we can check that the bakery exists."
                 *     }
                 */
                "application/json": components["schemas"]["VendorDecision"];
            };
        };
        responses: {
            /** @description The vendor after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *       "status": "rejected"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                        status: components["schemas"]["VendorStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    mergeVendors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": "01986f2a-6c00-7000-8000-00000000a001",
                 *       "reason": "Both have the same address and telephone number."
                 *     }
                 */
                "application/json": components["schemas"]["VendorMerge"];
            };
        };
        responses: {
            /** @description The vendor after the merge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *       "status": "merged",
                     *       "mergedInto": "01986f2a-6c00-7000-8000-00000000a001"
                     *     }
                     */
                    "application/json": components["schemas"]["MergedVendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    unmergeVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "They share an office but are two businesses."
                 *     }
                 */
                "application/json": components["schemas"]["VendorUnmerge"];
            };
        };
        responses: {
            /** @description The vendor after that. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *       "status": "approved",
                     *       "mergedInto": null
                     *     }
                     */
                    "application/json": components["schemas"]["MergedVendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor is saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor is not among your favourites. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description Only reviews with these star ratings.
                 * @example [
                 *       4,
                 *       5
                 *     ]
                 */
                rating?: number[];
                /**
                 * @description Only reviews by people whose dealings with the vendor came to this.
                 * @example [
                 *       "booked",
                 *       "completed"
                 *     ]
                 */
                experience?: components["schemas"]["Experience"][];
                /**
                 * @description Only reviews in these languages.
                 * @example [
                 *       "en",
                 *       "sl"
                 *     ]
                 */
                language?: components["schemas"]["LanguageTag"][];
                /**
                 * @description Only reviews of which this much is known.
                 * @example [
                 *       "invited",
                 *       "proof"
                 *     ]
                 */
                trust?: components["schemas"]["ReviewTrust"][];
                /**
                 * @description Only reviews that rate this aspect. `highest` and `lowest` then sort by its stars.
                 * @example value
                 */
                aspect?: components["schemas"]["Aspect"];
                /**
                 * @description Only reviews with these words in their title or text, in any form that the search for vendors would
                 *     recognise, with or without accents. "Phrases" and -words to leave out work as they do there.
                 * @example orangery
                 */
                q?: string;
                /**
                 * @description Only reviews with photos.
                 * @example true
                 */
                photos?: boolean;
                sort?: components["schemas"]["ReviewSort"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "total": 0,
                     *       "facets": {
                     *         "languages": [],
                     *         "experiences": [],
                     *         "aspects": [],
                     *         "photos": 0,
                     *         "confirmed": 0
                     *       },
                     *       "unusualRate": false,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["NotListed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 4,
                 *       "title": "Worth the climb",
                 *       "review": "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.",
                 *       "experience": "completed",
                 *       "weddingDate": "2026-06",
                 *       "aspects": {
                 *         "quality": 5,
                 *         "value": 4
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description The review is published. */
            201: {
                headers: {
                    /** @description Where to read the review. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *       "vendorId": "01986f2a-6c00-7000-8000-00000000a001",
                     *       "author": {
                     *         "name": "Ana K.",
                     *         "image": ""
                     *       },
                     *       "rating": 4,
                     *       "title": "Worth the climb",
                     *       "review": "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.",
                     *       "language": "en",
                     *       "experience": "completed",
                     *       "weddingDate": "2026-06",
                     *       "aspects": {
                     *         "quality": 5,
                     *         "value": 4
                     *       },
                     *       "photos": [],
                     *       "status": "published",
                     *       "helpfulCount": 0,
                     *       "response": null,
                     *       "underReviewSince": null,
                     *       "trust": "unverified",
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "editedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proposals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ProposalList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    proposeEdit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changes": {
                 *         "address": "Trubarjeva 42, Ljubljana"
                 *       },
                 *       "note": "They moved in spring."
                 *     }
                 */
                "application/json": components["schemas"]["NewProposal"];
            };
        };
        responses: {
            /** @description The proposal is waiting for a decision. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000e101",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "proposer": {
                     *         "name": "Ana K."
                     *       },
                     *       "status": "open",
                     *       "note": "They moved in spring.",
                     *       "changes": [
                     *         {
                     *           "field": "address",
                     *           "from": "Trubarjeva 40, Ljubljana",
                     *           "to": "Trubarjeva 42, Ljubljana",
                     *           "now": "Trubarjeva 40, Ljubljana",
                     *           "outcome": null
                     *         }
                     *       ],
                     *       "because": null,
                     *       "explanation": "",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    claimVendor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "manager",
                 *       "businessEmail": "ana@lipainmed.example",
                 *       "note": "I run the bakery with my sister. The number on the listing is our office."
                 *     }
                 */
                "application/json": components["schemas"]["NewClaim"];
            };
        };
        responses: {
            /** @description The claim is waiting for a decision. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "claimant": {
                     *         "name": "Ana Kovač"
                     *       },
                     *       "role": "manager",
                     *       "businessEmail": "ana@lipainmed.example",
                     *       "note": "I run the bakery with my sister. The number on the listing is our office.",
                     *       "status": "pending",
                     *       "because": null,
                     *       "reason": "",
                     *       "evidence": {
                     *         "website": "https://lipainmed.example/",
                     *         "domainMatches": true,
                     *         "websiteIsTheirs": false,
                     *         "emailConfirmedAt": null,
                     *         "websiteChanged": false,
                     *         "document": null
                     *       },
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "members": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000e001",
                     *           "name": "Ana Kovač",
                     *           "image": "",
                     *           "role": "owner",
                     *           "isYou": true,
                     *           "since": null
                     *         }
                     *       ],
                     *       "invitations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
                /**
                 * @description The person's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person isn't on the team. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You're no longer on the team. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "petra.kos@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["NewTeamInvitation"];
            };
        };
        responses: {
            /** @description The invitation, which is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f101",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "email": "petra.kos@example.org",
                     *       "invitedBy": "Ana Kovač",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "expiresAt": "2026-11-28T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    transferListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "01986f2a-6c00-7000-8000-00000000e001",
                 *       "currentPassword": "three lanterns by the lake"
                 *     }
                 */
                "application/json": components["schemas"]["ListingTransfer"];
            };
        };
        responses: {
            /** @description They own the listing. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    releaseListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "three lanterns by the lake"
                 *     }
                 */
                "application/json": components["schemas"]["CurrentPassword"];
            };
        };
        responses: {
            /** @description The listing has no owner. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    endOwnership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "owner": "01986f2a-6c00-7000-8000-00000000e001",
                 *       "because": "not-authorised",
                 *       "explanation": "The business has told us on the telephone that it asked no one to look after its page."
                 *     }
                 */
                "application/json": components["schemas"]["OwnershipEnd"];
            };
        };
        responses: {
            /** @description The listing has no owner. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMyInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["TeamInvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readTeamInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f101",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "email": "petra.kos@example.org",
                     *       "invitedBy": "Ana Kovač",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "expiresAt": "2026-11-28T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f101
                 */
                id: components["parameters"]["TeamInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f101
                 */
                id: components["parameters"]["TeamInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation, which has been accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f101",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "email": "petra.kos@example.org",
                     *       "invitedBy": "Ana Kovač",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "expiresAt": "2026-11-28T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["TeamInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listClientInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batches, at most 50, and the e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "email": {
                     *         "subject": "How was Lipa in med?",
                     *         "text": "Lipa in med has told us that you were one of their clients."
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClientInvitations"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    inviteClients: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-05",
                 *       "to": "2026-09",
                 *       "complete": true,
                 *       "clients": [
                 *         {
                 *           "email": "maja.horvat@example.org",
                 *           "name": "Maja & Tim",
                 *           "weddingMonth": "2026-06"
                 *         },
                 *         {
                 *           "email": "layla@example.org"
                 *         },
                 *         {
                 *           "email": "k.papadopoulos@example.org",
                 *           "weddingMonth": "2026-09"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewClientInvitations"];
            };
        };
        responses: {
            /** @description The batch. The e-mails are on their way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f201",
                     *       "from": "2026-05",
                     *       "to": "2026-09",
                     *       "clients": 14,
                     *       "merged": 1,
                     *       "written": null,
                     *       "createdAt": "2026-11-21T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ClientInvitationBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readReviewInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "expiresAt": "2027-01-20T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    redeemReviewInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description Your review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *       "vendorId": "01986f2a-6c00-7000-8000-00000000a001",
                     *       "author": {
                     *         "name": "Ana K.",
                     *         "image": ""
                     *       },
                     *       "rating": 4,
                     *       "title": "Worth the climb",
                     *       "review": "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.",
                     *       "language": "en",
                     *       "experience": "completed",
                     *       "weddingDate": "2026-06",
                     *       "aspects": {
                     *         "quality": 5,
                     *         "value": 4
                     *       },
                     *       "photos": [],
                     *       "status": "published",
                     *       "helpfulCount": 0,
                     *       "response": null,
                     *       "underReviewSince": null,
                     *       "trust": "invited",
                     *       "version": 1,
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "editedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    stopReviewInvitations: {
        parameters: {
            query: {
                /**
                 * @description The token in the e-mail's link.
                 * @example 3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E
                 */
                token: components["schemas"]["MailedToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What mail readers send. It changes nothing. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    "List-Unsubscribe"?: "One-Click";
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    "List-Unsubscribe"?: "One-Click";
                };
            };
        };
        responses: {
            /** @description We won't write for a vendor again. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your partner and open invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner": null,
                     *       "invitation": null,
                     *       "waiting": []
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    endPartnership: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You aren't linked with anyone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    invitePartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "tine.zupan@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["NewPartnerInvitation"];
            };
        };
        responses: {
            /** @description The invitation, which is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f201",
                     *       "email": "tine.zupan@example.org",
                     *       "invitedBy": "Ana Kovač",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "expiresAt": "2026-11-28T10:00:00Z",
                     *       "hasAgreed": false,
                     *       "inTheWay": []
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readPartnerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f201",
                     *       "email": "tine.zupan@example.org",
                     *       "invitedBy": "Ana Kovač",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "expiresAt": "2026-11-28T10:00:00Z",
                     *       "hasAgreed": false,
                     *       "inTheWay": []
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawPartnerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f201
                 */
                id: components["parameters"]["PartnerInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptPartnerInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The invitation's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f201
                 */
                id: components["parameters"]["PartnerInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your partner; or the invitation, with what is in the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "partner": {
                     *         "name": "Ana Kovač",
                     *         "image": "",
                     *         "since": "2026-11-21T10:00:00Z"
                     *       },
                     *       "invitation": null,
                     *       "waiting": []
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    requestRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana Kovač",
                 *       "email": "ana@lipainmed.example",
                 *       "role": "owner",
                 *       "reason": "We closed the bakery last year and don't want to be found any more.",
                 *       "goodFaith": true
                 *     }
                 */
                "application/json": components["schemas"]["NewRemovalRequest"];
            };
        };
        responses: {
            /** @description The request has been received, and its receipt code is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@lipainmed.example"
                     *     }
                     */
                    "application/json": {
                        email: components["schemas"]["Email"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["NotListed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getRemovalRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request's receipt code.
                 * @example R-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["RemovalReceipt"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receipt": "R-7K2M-9QXD-4HTB-WC6Z",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "status": "open",
                     *       "because": null,
                     *       "decision": "",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["RemovalRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request's receipt code.
                 * @example R-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["RemovalReceipt"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "remove",
                 *       "reason": "The business has closed."
                 *     }
                 */
                "application/json": components["schemas"]["RemovalDecision"];
            };
        };
        responses: {
            /** @description The request after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receipt": "R-7K2M-9QXD-4HTB-WC6Z",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "status": "removed",
                     *       "because": null,
                     *       "decision": "The business has closed.",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": "2026-11-22T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RemovalRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    fileNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "https://troth.example/vendor/user-review-detail?id=01986f2a-6c00-7000-8000-00000000b001",
                 *       "reason": "personal-data",
                 *       "explanation": "The second sentence gives the street and number where my sister lives.",
                 *       "name": "Ana Kovač",
                 *       "email": "ana@lipainmed.example",
                 *       "goodFaith": true
                 *     }
                 */
                "application/json": components["schemas"]["NewNotice"];
            };
        };
        responses: {
            /** @description The notice has been received, and its receipt code is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@lipainmed.example"
                     *     }
                     */
                    "application/json": {
                        email: components["schemas"]["Email"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The notice's receipt code.
                 * @example N-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["NoticeReceipt"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receipt": "N-7K2M-9QXD-4HTB-WC6Z",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "reviewId": "01986f2a-6c00-7000-8000-00000000b001",
                     *       "replyRemoved": false,
                     *       "reason": "personal-data",
                     *       "status": "open",
                     *       "because": null,
                     *       "decision": "",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Notice"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The notice's receipt code.
                 * @example N-7K2M-9QXD-4HTB-WC6Z
                 */
                receipt: components["parameters"]["NoticeReceipt"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "uphold",
                 *       "vendorId": "01986f2a-6c00-7000-8000-00000000a002",
                 *       "version": 1,
                 *       "reason": "The review gave a private address."
                 *     }
                 */
                "application/json": components["schemas"]["NoticeDecision"];
            };
        };
        responses: {
            /** @description The notice after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receipt": "N-7K2M-9QXD-4HTB-WC6Z",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "reviewId": "01986f2a-6c00-7000-8000-00000000b001",
                     *       "replyRemoved": false,
                     *       "reason": "personal-data",
                     *       "status": "upheld",
                     *       "because": null,
                     *       "decision": "The review gave a private address.",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": "2026-11-22T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Notice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOwnReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the vendor is your own, your review of it, and which others you find helpful. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOwner": false,
                     *       "mayReply": false,
                     *       "review": null,
                     *       "helpful": []
                     *     }
                     */
                    "application/json": {
                        /** @description Whether you own or look after the vendor, or have an open claim to it. */
                        isOwner: boolean;
                        /** @description Whether you own or look after the vendor, and so can reply to its reviews. */
                        mayReply: boolean;
                        review: components["schemas"]["Review"] | null;
                        couple?: components["schemas"]["CoupleInTheWay"];
                        /** @description The ids of reviews, the last ones you marked first. */
                        helpful: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReviewMarks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["parameters"]["VendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "marks": [
                     *         {
                     *           "month": "2026-06",
                     *           "rating": 5,
                     *           "replied": true,
                     *           "count": 3
                     *         },
                     *         {
                     *           "month": "2026-07",
                     *           "rating": null,
                     *           "replied": false,
                     *           "count": 1
                     *         }
                     *       ],
                     *       "older": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewMarks"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["NotListed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    markHelpful: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vote counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isHelpful": true,
                     *       "helpfulCount": 13
                     *     }
                     */
                    "application/json": components["schemas"]["HelpfulVote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    unmarkHelpful: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no vote of yours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isHelpful": false,
                     *       "helpfulCount": 12
                     *     }
                     */
                    "application/json": components["schemas"]["HelpfulVote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLatestReviews: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, each with the vendor it is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "quote": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ReviewAndVendor"][];
                        /** @description Null if no review is suitable to quote. */
                        quote: components["schemas"]["Quote"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review, and the vendor it is about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "review": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *         "vendorId": "01986f2a-6c00-7000-8000-00000000a001",
                     *         "author": {
                     *           "name": "Ana K.",
                     *           "image": ""
                     *         },
                     *         "rating": 3,
                     *         "title": "Worth the climb",
                     *         "review": "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.",
                     *         "language": "en",
                     *         "experience": "completed",
                     *         "weddingDate": "2026-06",
                     *         "aspects": {
                     *           "quality": 5,
                     *           "value": 2
                     *         },
                     *         "photos": [],
                     *         "status": "published",
                     *         "helpfulCount": 0,
                     *         "response": null,
                     *         "underReviewSince": null,
                     *         "trust": "unverified",
                     *         "version": 2,
                     *         "createdAt": "2026-11-21T10:00:00Z",
                     *         "editedAt": "2026-11-23T10:00:00Z"
                     *       },
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *         "slug": "villa-podroznik",
                     *         "name": "Villa Podrožnik",
                     *         "language": "sl"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewAndVendor"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Removed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match": components["parameters"]["IfMatchRequired"];
            };
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 3,
                 *       "aspects": {
                 *         "quality": 5,
                 *         "value": 2
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReviewChange"];
            };
        };
        responses: {
            /** @description The review as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *       "vendorId": "01986f2a-6c00-7000-8000-00000000a001",
                     *       "author": {
                     *         "name": "Ana K.",
                     *         "image": ""
                     *       },
                     *       "rating": 3,
                     *       "title": "Worth the climb",
                     *       "review": "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.",
                     *       "language": "en",
                     *       "experience": "completed",
                     *       "weddingDate": "2026-06",
                     *       "aspects": {
                     *         "quality": 5,
                     *         "value": 2
                     *       },
                     *       "photos": [],
                     *       "status": "published",
                     *       "helpfulCount": 0,
                     *       "response": null,
                     *       "underReviewSince": null,
                     *       "trust": "unverified",
                     *       "version": 2,
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "editedAt": "2026-11-23T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSiteCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the copy that the sender has already.
                 * @example "nothing-yet"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description The sender's copy is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReviewCard: {
        parameters: {
            query?: {
                /**
                 * @description The review's version, for whoever keeps pictures by their address. The picture is always of the current one.
                 * @example 2
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the copy that the sender has already.
                 * @example "nothing-yet"
                 */
                "If-None-Match"?: string;
            };
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description The sender's copy is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Removed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "remove",
                 *       "version": 1,
                 *       "because": "not-genuine",
                 *       "explanation": "The same words were published about four other vendors."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description The review after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *       "status": "removed"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                        status: components["schemas"]["ReviewStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    takeUpReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b201"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOwnProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof; null if you haven't handed one in, or have withdrawn it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proof": null
                     *     }
                     */
                    "application/json": components["schemas"]["OwnProofState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    submitProof: {
        parameters: {
            query: {
                /**
                 * @description What the file is.
                 * @example invoice
                 */
                kind: components["schemas"]["ProofKind"];
            };
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description The proof, which waits for an admin. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proof": {
                     *         "kind": "invoice",
                     *         "status": "waiting",
                     *         "because": null,
                     *         "explanation": "",
                     *         "submittedAt": "2026-11-21T10:00:00Z",
                     *         "decidedAt": null,
                     *         "hasFile": true,
                     *         "deletedBy": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OwnProofState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReviewRevisions: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "version": 1,
                     *           "at": "2026-11-21T10:00:00Z",
                     *           "changed": [],
                     *           "rating": 4,
                     *           "title": "Worth the climb",
                     *           "review": "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.",
                     *           "experience": "completed",
                     *           "weddingDate": "2026-06",
                     *           "aspects": {
                     *             "quality": 5,
                     *             "value": 4
                     *           },
                     *           "photos": []
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewRevisionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Removed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    respondToReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Thank you both. We've moved the coffee closer to the dance floor."
                 *     }
                 */
                "application/json": components["schemas"]["NewReviewResponse"];
            };
        };
        responses: {
            /** @description The reply as it is shown. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "text": "Thank you both. We've moved the coffee closer to the dance floor.",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "editedAt": null,
                     *       "beforeEdit": false,
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteReviewResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review has no reply. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The review's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b001
                 */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "not-about-this-vendor",
                 *       "report": "This is about the restaurant next door."
                 *     }
                 */
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description The report is waiting for a decision. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b101",
                     *       "about": "review",
                     *       "review": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *         "author": "Ana K.",
                     *         "title": "Worth the climb",
                     *         "isPublished": true,
                     *         "vendor": {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *           "name": "Villa Podrožnik",
                     *           "language": "sl"
                     *         }
                     *       },
                     *       "reason": "not-about-this-vendor",
                     *       "report": "This is about the restaurant next door.",
                     *       "status": "open",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null,
                     *       "decisionId": null
                     *     }
                     */
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b301
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b301",
                     *       "action": "remove",
                     *       "because": "not-genuine",
                     *       "explanation": "The same words were published about four other vendors.",
                     *       "at": "2026-11-22T10:00:00Z",
                     *       "review": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *         "title": "Worth the climb",
                     *         "isPublished": false,
                     *         "vendor": {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *           "slug": "villa-podroznik",
                     *           "name": "Villa Podrožnik",
                     *           "language": "sl"
                     *         }
                     *       },
                     *       "relation": "author",
                     *       "appealUntil": "2027-05-24T10:00:00Z",
                     *       "appeal": null
                     *     }
                     */
                    "application/json": components["schemas"]["StatementOfReasons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    appealDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The decision's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b301
                 */
                id: components["parameters"]["DecisionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "words": "We were married there on 12 June. I can show you the contract."
                 *     }
                 */
                "application/json": components["schemas"]["NewAppeal"];
            };
        };
        responses: {
            /** @description The decision, with the appeal. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000b301",
                     *       "action": "remove",
                     *       "because": "not-genuine",
                     *       "explanation": "The same words were published about four other vendors.",
                     *       "at": "2026-11-22T10:00:00Z",
                     *       "review": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000b001",
                     *         "title": "Worth the climb",
                     *         "isPublished": false,
                     *         "vendor": {
                     *           "id": "01986f2a-6c00-7000-8000-00000000a001",
                     *           "slug": "villa-podroznik",
                     *           "name": "Villa Podrožnik",
                     *           "language": "sl"
                     *         }
                     *       },
                     *       "relation": "author",
                     *       "appealUntil": null,
                     *       "appeal": {
                     *         "words": "We were married there on 12 June. I can show you the contract.",
                     *         "status": "open",
                     *         "action": null,
                     *         "explanation": "",
                     *         "createdAt": "2026-11-23T10:00:00Z",
                     *         "decidedAt": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StatementOfReasons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The report's id.
                 * @example 01986f2a-6c00-7000-8000-00000000b101
                 */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
                "image/avif": string;
            };
        };
        responses: {
            /** @description The photo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "6f1ed002ab5595859014ebf0951522d9",
                     *       "alt": "",
                     *       "drawn": false,
                     *       "width": 1920,
                     *       "height": 1440,
                     *       "placeholder": "data:image/webp;base64,UklGRg==",
                     *       "variants": [
                     *         {
                     *           "src": "/api/photos/6f1ed002ab5595859014ebf0951522d9/640.webp",
                     *           "width": 640,
                     *           "format": "webp"
                     *         },
                     *         {
                     *           "src": "/api/photos/6f1ed002ab5595859014ebf0951522d9/1920.webp",
                     *           "width": 1920,
                     *           "format": "webp"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Photo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Unexpected"];
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The photo's id.
                 * @example 6f1ed002ab5595859014ebf0951522d9
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPhoto: {
        parameters: {
            query?: {
                /**
                 * @description For a photo of a review that isn't public: part of the address that its author and admins are given, and
                 *     good for a day or two. Without it, such a photo doesn't exist.
                 */
                pass?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Hash of the picture's content.
                 * @example 6f1ed002ab5595859014ebf0951522d9
                 */
                id: string;
                /**
                 * @description Width in pixels and format.
                 * @example 640.webp
                 */
                variant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                    "image/avif": unknown;
                    "image/jpeg": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the vendor or category.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Hash of what it is drawn from.
                 * @example 6f1ed002ab5595859014ebf0951522d9
                 */
                digest: string;
                /**
                 * @description Width in pixels and format. The wide ones are 5:2 and the JPEG, which is for link previews, 1200 by 630 pixels; the
                 *     others are 4:3.
                 * @example 640.webp
                 */
                variant: "320.webp" | "480.webp" | "640.webp" | "800.webp" | "960.webp" | "1280.webp" | "1600.webp" | "2400.webp" | "1200.jpg" | "wide-640.webp" | "wide-960.webp" | "wide-1200.webp" | "wide-1440.webp" | "wide-2400.webp";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                    "image/jpeg": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                /** @description The list's id; without it, your favourites. */
                list?: components["schemas"]["Id"];
                sort?: components["schemas"]["FavouriteSort"];
                /**
                 * @description Only these vendors, as when a few are compared.
                 * @example [
                 *       "01986f2a-6c00-7000-8000-00000000a001"
                 *     ]
                 */
                vendors?: components["schemas"]["Id"][];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The maximum number of items to return. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "vendorIds": [],
                     *       "elsewhereIds": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFavouriteLists: {
        parameters: {
            query?: {
                /**
                 * @description Says of each list, in `hasVendor`, whether this vendor is on it.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendor?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteListList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createFavouriteList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the caller, one for each intended action. A retry with the same key and body returns the
                 *     answer to the first call; a different body gets 422.
                 * @example 7b0c8b6e-0d4e-4a53-9f0c-0d6c1f7a5b21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Venues by the lake"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteListName"];
            };
        };
        responses: {
            /** @description The list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f001",
                     *       "name": "Venues by the lake",
                     *       "isDefault": false,
                     *       "isOwner": true,
                     *       "vendorCount": 0,
                     *       "hasVendor": null,
                     *       "members": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000e001",
                     *           "firstName": "Ana",
                     *           "image": "",
                     *           "isYou": true,
                     *           "isOwner": true
                     *         }
                     *       ],
                     *       "link": null
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteListInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    renameFavouriteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Venues by the sea"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteListName"];
            };
        };
        responses: {
            /** @description The list has been renamed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteFavouriteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list has been deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addToFavouriteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ListedVendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor is on the list and has your heart. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeFromFavouriteList: {
        parameters: {
            query?: {
                /** @description Also if others have written notes on it. */
                withNotes?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ListedVendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor is not on the list. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeHeart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ListedVendorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor doesn't have your heart on this list. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveFavouriteNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The vendor's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                vendorId: components["parameters"]["ListedVendorId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Ask about the orangery when it rains."
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteNoteText"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "memberId": "01986f2a-6c00-7000-8000-00000000e001",
                     *       "text": "Ask about the orangery when it rains.",
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    renewFavouriteListLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token; in a link it belongs in the fragment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "b0Qk3yG1r8xWv5TzUe7aLw",
                     *       "createdAt": "2026-11-21T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteListLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeFavouriteListLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list has no link. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeFavouriteListMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The list's id.
                 * @example 01986f2a-6c00-7000-8000-00000000f001
                 */
                id: components["parameters"]["FavouriteListId"];
                /**
                 * @description The person's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                memberId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is not on the list. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewFavouriteList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b0Qk3yG1r8xWv5TzUe7aLw"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteListToken"];
            };
        };
        responses: {
            /** @description The list that the link shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f001",
                     *       "name": "Venues by the lake",
                     *       "isDefault": false,
                     *       "owner": "Ana",
                     *       "memberCount": 1,
                     *       "vendorCount": 4,
                     *       "isMember": false
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteListPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewListOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b0Qk3yG1r8xWv5TzUe7aLw"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteListToken"];
            };
        };
        responses: {
            /** @description The owner of the list that the link shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "owner": "Ana"
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteListOwner"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    joinFavouriteList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b0Qk3yG1r8xWv5TzUe7aLw"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteListToken"];
            };
        };
        responses: {
            /** @description The list you're on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000f001",
                     *       "name": "Venues by the lake",
                     *       "isDefault": false,
                     *       "isOwner": true,
                     *       "vendorCount": 0,
                     *       "hasVendor": null,
                     *       "members": [
                     *         {
                     *           "id": "01986f2a-6c00-7000-8000-00000000e001",
                     *           "firstName": "Ana",
                     *           "image": "",
                     *           "isYou": true,
                     *           "isOwner": true
                     *         }
                     *       ],
                     *       "link": null
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteListInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` you read. If it is no longer current, nothing is changed.
                 * @example "1"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description The proposal's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e101
                 */
                id: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accepted": [
                 *         "address"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProposalDecision"];
            };
        };
        responses: {
            /** @description The proposal after the decision, with the listing's version. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000e101",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "proposer": {
                     *         "name": "Ana K."
                     *       },
                     *       "status": "decided",
                     *       "note": "They moved in spring.",
                     *       "changes": [
                     *         {
                     *           "field": "address",
                     *           "from": "Trubarjeva 40, Ljubljana",
                     *           "to": "Trubarjeva 42, Ljubljana",
                     *           "now": "Trubarjeva 42, Ljubljana",
                     *           "outcome": "accepted"
                     *         }
                     *       ],
                     *       "because": null,
                     *       "explanation": "",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": "2026-11-22T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The proposal's id.
                 * @example 01986f2a-6c00-7000-8000-00000000e101
                 */
                id: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000e101",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "proposer": {
                     *         "name": "Ana K."
                     *       },
                     *       "status": "withdrawn",
                     *       "note": "They moved in spring.",
                     *       "changes": [
                     *         {
                     *           "field": "address",
                     *           "from": "Trubarjeva 40, Ljubljana",
                     *           "to": "Trubarjeva 42, Ljubljana",
                     *           "now": "Trubarjeva 40, Ljubljana",
                     *           "outcome": null
                     *         }
                     *       ],
                     *       "because": null,
                     *       "explanation": "",
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": "2026-11-22T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmClaimEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wR0bTf8mPpW1sJxYkQnV5eZcUaH6dLgKiOoB9E"
                 *     }
                 */
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The business e-mail is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@lipainmed.example",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimEmailConfirmed"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "claimant": {
                     *         "name": "Ana Kovač"
                     *       },
                     *       "role": "manager",
                     *       "businessEmail": "ana@lipainmed.example",
                     *       "note": "I run the bakery with my sister. The number on the listing is our office.",
                     *       "status": "pending",
                     *       "because": null,
                     *       "reason": "",
                     *       "evidence": {
                     *         "website": "https://lipainmed.example/",
                     *         "domainMatches": true,
                     *         "websiteIsTheirs": false,
                     *         "emailConfirmedAt": null,
                     *         "websiteChanged": false,
                     *         "document": null
                     *       },
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claim is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "claimant": {
                     *         "name": "Ana Kovač"
                     *       },
                     *       "role": "manager",
                     *       "businessEmail": "ana@lipainmed.example",
                     *       "note": "I run the bakery with my sister. The number on the listing is our office.",
                     *       "status": "withdrawn",
                     *       "because": null,
                     *       "reason": "",
                     *       "evidence": {
                     *         "website": "https://lipainmed.example/",
                     *         "domainMatches": true,
                     *         "websiteIsTheirs": false,
                     *         "emailConfirmedAt": null,
                     *         "websiteChanged": false,
                     *         "document": null
                     *       },
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": "2026-11-22T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendMoreEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Our entry in the business register has my name and the same address."
                 *     }
                 */
                "application/json": components["schemas"]["MoreEvidence"];
            };
        };
        responses: {
            /** @description The claim is waiting for a decision again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "claimant": {
                     *         "name": "Ana Kovač"
                     *       },
                     *       "role": "manager",
                     *       "businessEmail": "ana@lipainmed.example",
                     *       "note": "I run the bakery with my sister. Our entry in the business register has my name and the same address.",
                     *       "status": "pending",
                     *       "because": null,
                     *       "reason": "Is there anything that shows your name beside the business's?",
                     *       "evidence": {
                     *         "website": "https://lipainmed.example/",
                     *         "domainMatches": true,
                     *         "websiteIsTheirs": false,
                     *         "emailConfirmedAt": null,
                     *         "websiteChanged": false,
                     *         "document": null
                     *       },
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    submitClaimDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description The claim, with the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "claimant": {
                     *         "name": "Ana Kovač"
                     *       },
                     *       "role": "manager",
                     *       "businessEmail": null,
                     *       "note": "I run the bakery with my sister.",
                     *       "status": "pending",
                     *       "because": null,
                     *       "reason": "",
                     *       "evidence": {
                     *         "website": "https://lipainmed.example/",
                     *         "domainMatches": false,
                     *         "websiteIsTheirs": false,
                     *         "emailConfirmedAt": null,
                     *         "websiteChanged": false,
                     *         "document": {
                     *           "mediaType": "application/pdf",
                     *           "size": 81920,
                     *           "handedInAt": "2026-11-21T10:05:00Z",
                     *           "hasFile": true
                     *         }
                     *       },
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawClaimDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendClaimEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@lipainmed.example"
                     *     }
                     */
                    "application/json": components["schemas"]["MailSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The claim's id.
                 * @example 01986f2a-6c00-7000-8000-00000000c001
                 */
                id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "approve",
                 *       "version": 1,
                 *       "reason": "The business e-mail is at the listing's own website and is confirmed."
                 *     }
                 */
                "application/json": components["schemas"]["ClaimDecision"];
            };
        };
        responses: {
            /** @description The claim after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01986f2a-6c00-7000-8000-00000000c001",
                     *       "vendor": {
                     *         "id": "01986f2a-6c00-7000-8000-00000000a002",
                     *         "name": "Lipa in med",
                     *         "language": "sl"
                     *       },
                     *       "claimant": {
                     *         "name": "Ana Kovač"
                     *       },
                     *       "role": "manager",
                     *       "businessEmail": "ana@lipainmed.example",
                     *       "note": "I run the bakery with my sister. The number on the listing is our office.",
                     *       "status": "approved",
                     *       "because": null,
                     *       "reason": "The business e-mail is at the listing's own website and is confirmed.",
                     *       "evidence": {
                     *         "website": "https://lipainmed.example/",
                     *         "domainMatches": true,
                     *         "websiteIsTheirs": false,
                     *         "emailConfirmedAt": "2026-11-21T10:12:00Z",
                     *         "websiteChanged": false,
                     *         "document": null
                     *       },
                     *       "createdAt": "2026-11-21T10:00:00Z",
                     *       "decidedAt": "2026-11-22T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ana Kovač",
                 *       "email": "ana.kovac@example.org",
                 *       "subject": "A vendor that moved",
                 *       "message": "The bakery in Ljubljana has moved to another street; where do I tell you?"
                 *     }
                 */
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message has been received. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "receipt": "C-7K2M-9QXD"
                     *     }
                     */
                    "application/json": {
                        /** @description Quote this if you write again. */
                        receipt: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example terms */
                name: "terms" | "privacy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "5f0c6a1d9be24370",
                     *       "isExample": true,
                     *       "content": [
                     *         {
                     *           "open": "h1"
                     *         },
                     *         "Terms & Conditions",
                     *         {
                     *           "close": "h1"
                     *         },
                     *         {
                     *           "open": "p"
                     *         },
                     *         "Be kind.",
                     *         {
                     *           "close": "p"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LegalText"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["SystemStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This contract as a page for people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
}
