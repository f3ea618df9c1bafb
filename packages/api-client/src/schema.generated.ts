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
         * Change one's profile
         * @description Takes e-mail address, names and place. Another address needs `currentPassword`; the answer then still has the old one, and
         *     `pendingEmail` until the link that is mailed to the new one was used. Also served at `/api/users/`. With `If-Match` a profile that changed meanwhile is not overwritten: 412.
         */
        put: operations["updateProfile"];
        /**
         * Sign up
         * @description Creates an account and mails a link that confirms the address. Answers the same whether or not the address is
         *     known; the owner of a known address is told by mail. Also served at `/api/users/`. Records the terms of use that
         *     are in force as accepted.
         */
        post: operations["signUp"];
        /**
         * Delete one's account
         * @description Succeeds only until the time that `confirmAccountDeletion` answered. Closes the account at once: every session ends, the name is
         *     shown nowhere, and reviews go or stay without a name, as asked for. Fourteen days later, at `eraseAt`, it is erased for good;
         *     logging in before that opens it again. Takes no body. Also served at `/api/users/`.
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
         * Confirm an address by the mailed token
         * @description Consumes the token. Signs in a browser that signed up with this address (it holds a cookie from then), with what was given
         *     in that sign-up. Pressed anywhere else, the link shows whose mailbox it is and not who chose the password: the account
         *     loses its password and its sessions, `session` is null, and `passwordToken` sets a password by `resetPassword`.
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
         * Send the confirming mail again
         * @description Answers the same, after the same work, whether or not the address is known; whether it is, is looked up afterwards. A new
         *     link ends the earlier ones.
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
         * @description Opens a session; the refresh token comes as a cookie that scripts cannot read. Where the account has a second step (every
         *     admin's has), a right password is answered 401 `second-step-needed`, and `finishLogin` goes on from there.
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
         * Finish a login by its second step
         * @description After `login` answered `second-step-needed`, or Google led back to `/login?google=second-step`: takes the code of the
         *     authenticator, or one of the recovery codes. Who is logging in stands in a cookie that scripts cannot read, for ten minutes.
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
         * @description Leads to Google (OpenID Connect with PKCE, state and nonce) and remembers the attempt in a cookie that scripts
         *     cannot read. A page, not a call: link to it. Absent where the operator set up no Google login; leads back to
         *     `/login?google=unavailable` where Google does not answer, or after too many attempts.
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
         * Back from Google
         * @description Google leads the browser here. Opens a session (the refresh token comes as a cookie; no token is in any address)
         *     and leads to `/login?google=done`, or to `/login?google=` with `cancelled`, `unverified` (Google has not confirmed the
         *     address), `second-step` (`finishLogin` goes on), `second-step-missing` (the way to set one up was mailed), `unavailable` or
         *     `failed`. An account is found by Google's own identifier, then by a confirmed address; an account whose address
         *     was never confirmed loses its password and its sessions.
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
         * @description Takes the refresh cookie, rotates it and answers a fresh access token. The immediate predecessor still works for
         *     ten seconds (two tabs at once); any other reuse ends the session. Takes no body.
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
         * @description Ends the session of the refresh cookie or the bearer token, whichever comes, and clears the cookie. Succeeds
         *     also when there is nothing to end. Takes no body.
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
         * Ask for a link that sets a new password
         * @description Answers the same, after the same work, whether or not the address is known; whether it is, is looked up afterwards. A new
         *     link ends the one before.
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
         * Set a new password by the mailed token
         * @description Consumes the token, ends every session, and tells the account's address by mail. Logs nobody in. A second step stays, but
         *     for one of which nobody knows whether it belongs to whoever reads the mailbox: that one ends, and the mail says so.
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
         * Confirm a changed address by the mailed token
         * @description Consumes the token; from now on the account has the new address. The refresh cookie, where there is one, tells whether
         *     whoever reads the new mailbox is logged in to the account as well.
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
         * Stop a change of address by the mailed token
         * @description Whoever reads the old or the new address may stop the change as long as it waits. The account keeps the address that it has.
         */
        post: operations["stopNewEmail"];
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
         * Take a change of address back
         * @description Its mailed links end. Succeeds also when none waits.
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
        /** What one's account is made of */
        get: operations["getAccount"];
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
         * Change one's picture
         * @description JPEG, PNG, WebP or AVIF of at most 10 MB and 24 megapixels; the body is the file. Cut to a square, re-encoded, and rid of all
         *     that the camera wrote into it. Pictures are read one at a time: where too many wait, the answer is 503.
         */
        put: operations["uploadAvatar"];
        post?: never;
        /**
         * Remove one's picture
         * @description Initials take its place. Succeeds also when there is none.
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
         * @description Needs the current one. Ends all other sessions and tells the account's address by mail. An account without a password sets its first by the link of `forgetPassword`.
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
         * Where one is logged in
         * @description The latest first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out everywhere else
         * @description Ends all sessions but the one that asks.
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
         * Log a device out
         * @description Ends the session at once; ending the present one logs out.
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
         * Ask to delete one's account
         * @description Mails a link that confirms it. Nothing happens before that.
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
         * Confirm the deletion by the mailed token
         * @description Consumes the token. Until `confirmedUntil`, for an hour, the account's owner, signed in, can delete it (`deleteAccount`).
         */
        post: operations["confirmAccountDeletion"];
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
         * Everything that is held about oneself
         * @description One JSON document, sent as it is read: `account`, `settings`, `secondStep`, `acceptedTerms`, `devices`, `reviews` (with
         *     earlier versions and replies), `replies`, `vendors`, `decisions`, `mails` and `messages`.
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
         * Change one's settings
         * @description What is absent stays as it is.
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
         * @description Takes a code of the authenticator that was set up. The recovery codes are shown this once. Other devices are logged out.
         */
        put: operations["enableSecondStep"];
        /**
         * Begin to set up a second step
         * @description Answers the secret for an authenticator. Nothing changes before `enableSecondStep`. Needs a confirmed address:
         *     whoever owns it may confirm it without knowing that somebody else made the account, and must not find themselves locked out.
         */
        post: operations["beginSecondStep"];
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
         * @description Needs the password and a code. Admins cannot: theirs is obligatory.
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
         * @description The old ones end. Needs a code of the authenticator, or the last recovery code.
         */
        post: operations["renewRecoveryCodes"];
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
         * @description Mails a link that works once, for three days. Admins only.
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
         * What an invitation asks for
         * @description Answers whom it is for and the secret for their authenticator. Does not use the invitation up.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The person's id, which is `_id` in what they read of themselves.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log somebody out everywhere
         * @description Ends all sessions of a person at once and tells them by mail. Where none goes on, nothing happens, and it is answered the same. Admins only.
         */
        delete: operations["revokeUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Consumes the token with a code of the authenticator. Makes the account where the address has none (`needsAccount`: then
         *     `password` and names are needed) and makes it an admin's; sets up an admin's second step anew where the link was mailed for that. Ends all
         *     sessions and logs nobody in.
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
        /** All categories, in their order */
        get: operations["listCategories"];
        put?: never;
        post?: never;
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
         * Whose data the listings were made from
         * @description Those that are to be named here; empty where no listing was imported.
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
         * @description Text, filters, order, facets. Without `q` it browses. Lists are comma-separated; values of one filter are
         *     alternatives, different filters all apply. A facet's counts leave out the filter of its own group, so that they
         *     tell what choosing another value would give.
         *
         *     `q` is read as people mean it: trades, specialties, places and wishes in many languages, misspellings forgiven,
         *     become filters; what is left is looked for as words in name, category, place and description. `understood` tells
         *     stretch by stretch what was made of it, `filters` what is in force. A filter that the caller gives goes before one
         *     that was understood. A vendor's own name wins. `verbatim` looks for the very words instead, as do quotation marks
         *     and words to leave out (`-garden`).
         */
        get: operations["searchVendors"];
        put?: never;
        post?: never;
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
        /** Complete what is being typed */
        get: operations["suggest"];
        put?: never;
        post?: never;
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
         * A vendor in full
         * @description A vendor that is not approved answers 404, like one that does not exist.
         */
        get: operations["getVendor"];
        put?: never;
        post?: never;
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
         * @description Puts it among the caller's favourites. Saving it once more changes nothing. Beyond 500 favourites: 409.
         */
        put: operations["addFavourite"];
        post?: never;
        /**
         * Take a vendor out of one's favourites
         * @description Whether or not it was among them: afterwards it is not.
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
        /** A vendor's published reviews */
        get: operations["listReviews"];
        put?: never;
        /**
         * Publish a review
         * @description One review per person and vendor; a second one answers 409 with the id of the first. Nobody reviews a vendor
         *     that they own. Needs a confirmed e-mail address. Reviews of `enquired` are shown with their stars but do not
         *     count in mean, number and histogram.
         */
        post: operations["createReview"];
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
         * What one has written about a vendor
         * @description Tells whether the caller may review it, before they begin: nobody reviews a vendor that they own, and each person
         *     writes one review, which is answered here whether or not it is public. A review that was removed is none.
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
    "/api/reviews/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest reviews of all vendors */
        get: operations["listLatestReviews"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Addressed by content, so it never changes and may be kept for ever.
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
         * @description What a vendor or a category without photos shows: drawn from its trade and its place when it is first asked for, in the
         *     sizes that `Photo` lists. The digest tells what it is drawn from; with the present one the picture may be kept for ever,
         *     with another the present picture is answered, and may be kept for minutes.
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
         * The vendors that one has saved
         * @description The latest first. Vendors that are not listed any more are left out, and come back when they are.
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
         * Write to those who run the site
         * @description Sends a mail to the operator and a receipt to the sender.
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
         * The terms of use, or what is said of privacy
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
         * Should it be sent traffic?
         * @description 503 while it starts, drains, or cannot reach its database.
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
        /** @description A month, such as 2026-06. */
        Month: string;
        /** @description BCP 47; `und` when not known. */
        LanguageTag: string;
        /** Format: email */
        Email: string;
        /** @description What went wrong (RFC 9457). */
        Problem: {
            /** @description Stable; the page it leads to explains it. */
            type: string;
            title: string;
            status: number;
            /** @description What happened this time and what to do. */
            detail?: string;
            /** @description Quote it when asking for help. */
            requestId?: string;
            /** @description The first of them, where there are many. */
            errors?: components["schemas"]["FieldError"][];
            /** @description With `already-reviewed`, the review that is already there. */
            reviewId?: components["schemas"]["Id"];
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
        /** @description The path of the site to go back to. */
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
            /** @description Needed where `email` is another one. */
            currentPassword?: string;
        };
        Profile: {
            userData: components["schemas"]["UserData"];
            pendingEmail: components["schemas"]["PendingEmail"];
        };
        /** @description A new address whose mailed link was not used yet. */
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
        /** @description Six figures of the authenticator, or a recovery code; spaces and dashes do not matter. */
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
            /** @description Whether a password and names are to be given. */
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
             * @description Until then `deleteAccount` succeeds.
             */
            confirmedUntil: string;
        };
        AccountClosed: {
            /**
             * Format: date-time
             * @description From then on it is erased for good; until then logging in opens it again.
             */
            eraseAt: string;
        };
        /** @enum {string} */
        Role: "user" | "vendor" | "admin";
        /**
         * @description Whether the reviews go with the account, or stay under "Former member".
         * @enum {string}
         */
        ReviewsOnDeletion: "delete" | "keep";
        /** @enum {string} */
        Theme: "system" | "light" | "dark";
        Settings: {
            theme: components["schemas"]["Theme"];
            /** @description Which mails one wants. What concerns the account's safety is always sent. */
            notices: {
                /** @description A vendor answered one's review. */
                replies: boolean;
                /** @description News of vendors that one added or claimed. */
                listings: boolean;
            };
        };
        SettingsChange: {
            theme?: components["schemas"]["Theme"];
            notices?: {
                replies?: boolean;
                listings?: boolean;
            };
        };
        DeviceList: {
            items: components["schemas"]["Device"][];
        };
        Device: {
            id: components["schemas"]["Id"];
            /** @description Whether this is the session that asks. */
            isCurrent: boolean;
            /** @description What the browser called itself at the login. */
            userAgent: string;
            isGoogleLogin: boolean;
            createdAt: components["schemas"]["DateTime"];
            lastUsedAt: components["schemas"]["DateTime"];
        };
        /** @description From the mailed link. */
        MailedToken: string;
        /** @description 12 characters or more, not a common one; no other rule. */
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
            /** @description Address of the picture; empty when there is none. */
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
            /** @description Sets the account's password, once, for an hour; null where the sign-up's own holds. */
            passwordToken: components["schemas"]["MailedToken"] | null;
        };
        Category: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            /** @description One of them, as in "Venue". */
            singular: string;
            description: string;
            /** @description Name of a Lucide icon. */
            icon: string;
            image: components["schemas"]["Photo"];
            vendorCount: number;
            position: number;
        };
        Place: {
            id: components["schemas"]["Slug"];
            name: string;
            country: string;
            countryName: string;
        };
        Photo: {
            id: string;
            alt: string;
            /** @description Not a photo but the cover that is drawn where there are none. */
            drawn: boolean;
            /** @description Of the largest variant, in pixels. */
            width: number;
            height: number;
            /** @description A blurred picture of a few bytes, as a data address. */
            placeholder: string;
            /** @description Of each format the narrowest first. */
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
        /** @description Computed in the vendor's own time zone for the moment of the answer. */
        OpenState: {
            /** @enum {string} */
            state: "open" | "closed" | "open-24h" | "by-appointment" | "not-given";
            /** @description While open, when it closes. */
            until: components["schemas"]["DateTime"] | null;
            /** @description While closed, when it opens next. */
            opensAt: components["schemas"]["DateTime"] | null;
        };
        /**
         * @description One day. `00` and `00` mean "not given"; times are `HH:MM`, wall clock; `24:00` may close. A `closeTime` before
         *     its `openTime` runs past midnight.
         */
        OpeningHoursEntry: {
            day: components["schemas"]["Weekday"];
            openTime: components["schemas"]["OpeningTime"];
            closeTime: components["schemas"]["OpeningTime"];
            closed?: boolean;
            byAppointment?: boolean;
            /** @description Further slots of the day, after the first. */
            intervals?: {
                openTime: components["schemas"]["OpeningTime"];
                closeTime: components["schemas"]["OpeningTime"];
            }[];
        };
        OpeningTime: string;
        SocialMedia: {
            platform: string;
            username: string;
        };
        RatingShort: {
            /** @description Plain mean of the stars, null without reviews. */
            average: number | null;
            count: number;
        };
        /** @enum {string} */
        Aspect: "quality" | "value" | "communication" | "professionalism" | "flexibility";
        /** @description Stars for single aspects, 1 to 5. */
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
            /** @description How many reviews gave 1, 2, 3, 4 and 5 stars. */
            histogram: number[];
            /** @description Means of the aspects that were rated. */
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
            /** @description The locations in full. */
            places: components["schemas"]["Place"][];
            rating: components["schemas"]["RatingShort"];
            priceRange: number | null;
            image: components["schemas"]["Photo"];
            timeZone: string;
            openState: components["schemas"]["OpenState"];
            credit: components["schemas"]["Credit"] | null;
        };
        Vendor: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            language: components["schemas"]["LanguageTag"];
            description: string;
            category: components["schemas"]["Slug"][];
            location: components["schemas"]["Slug"][];
            places: components["schemas"]["Place"][];
            /** @description In international form, where it is a number of the vendor's country or says which country's it is. */
            phoneNumber: string;
            website: string;
            /**
             * @description The website as people read it: without what every address begins with, its domain in the letters of its language. One
             *     whose letters could pass for others stays in ASCII.
             */
            websiteText: string;
            address: string;
            socialMedia: components["schemas"]["SocialMedia"][];
            openingHours: components["schemas"]["OpeningHoursEntry"][];
            /** @description IANA name. */
            timeZone: string;
            openState: components["schemas"]["OpenState"];
            coordinates: {
                latitude: number;
                longitude: number;
            } | null;
            priceRange: number | null;
            image: components["schemas"]["Photo"];
            /** @description Where there are no photos, the drawn cover as the head of a page has it, 5:2. */
            banner: components["schemas"]["Photo"] | null;
            /** @description Its own, drawn covers not among them. */
            photos: components["schemas"]["Photo"][];
            /** @description Somebody proved to be its owner. */
            isClaimed: boolean;
            isApproved: boolean;
            status: components["schemas"]["VendorStatus"];
            /** @description Who added it, as far as that is public. */
            addedBy: string | null;
            credit: components["schemas"]["Credit"] | null;
            rating: components["schemas"]["Rating"];
            createdAt: components["schemas"]["DateTime"];
        };
        /** @description Whose data a listing was made from, and is to be named wherever it is shown. */
        Credit: {
            text: string;
            /** @description Where its licence is told. */
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
            /** @description What was made of `q`; null where it was looked for as it is. */
            understood: components["schemas"]["Understood"] | null;
            /** @description What was made of `where`; null where it was not given. */
            where: components["schemas"]["PlaceFound"] | null;
            /**
             * @description Where few vendors are found: what else would find some. On the first page only. `nearby` is a place near the one
             *     asked for, `without` a filter (or the words) left out.
             */
            wider: components["schemas"]["WiderSearch"][];
            total: {
                count: number;
                /** @description False when there are more than `count`. */
                exact: boolean;
            };
            /**
             * @description Null on pages after the first. Where a group's result is larger than 1,000 and not a plain browse, its
             *     counts would cost too much: the group is then null and its values are shown without numbers.
             */
            facets: {
                category: components["schemas"]["Facet"][] | null;
                location: components["schemas"]["Facet"][] | null;
                priceRange: components["schemas"]["NumberFacet"][] | null;
                minRating: components["schemas"]["NumberFacet"][] | null;
                openNow: number | null;
            } | null;
            /**
             * @description `similar` when the words found too little and similar names were added.
             * @enum {string}
             */
            matched: "browse" | "words" | "similar";
            nextCursor: string | null;
        };
        /** @description The filters in force, chosen or understood. */
        SearchFilters: {
            category: string[];
            location: string[];
            priceRange: number[];
            minRating: number | null;
            openNow: boolean;
            language: string[];
        };
        /** @enum {string} */
        SearchPartKind: "category" | "specialty" | "place" | "openNow" | "priceRange" | "minRating" | "language" | "words";
        /** @description A stretch of the text, and what it was taken for. */
        SearchPart: {
            kind: components["schemas"]["SearchPartKind"];
            /**
             * @description Slugs of categories, specialties as `<category>/<specialty>`, ids of places, prices, stars or codes of languages.
             *     None for `openNow` and `words`.
             */
            values: string[];
            label: string;
            /** @description Where it begins in `q`, in UTF-16 code units. */
            start: number;
            end: number;
            /** @description How it is spelt, where something else was typed. */
            correction: string | null;
            /**
             * @description What it does: `filters`, so that nothing else is found; `prefers`, so that what fulfils it comes first, where too few
             *     do; `none`, where nobody here fulfils it.
             * @enum {string}
             */
            effect: "filters" | "prefers" | "none";
        };
        Understood: {
            parts: components["schemas"]["SearchPart"][];
            /** @description The whole text as it was understood, where something was misspelt. */
            corrected: string | null;
            /** @description A text that may be meant and would find something. It is only offered. */
            didYouMean: string | null;
        };
        PlaceChoice: {
            id: string;
            label: string;
            hint: string;
        };
        PlaceFound: {
            text: string;
            /** @description The place that was taken; null where it was not clear, or is not known. */
            place: components["schemas"]["PlaceChoice"] | null;
            /** @description True when the place's name was misspelt. */
            corrected: boolean;
            /** @description What may be meant. */
            choices: components["schemas"]["PlaceChoice"][];
        };
        WiderSearch: {
            /** @enum {string} */
            kind: "nearby" | "without";
            /** @description `nearby`: the place's id. `without`: category, location, priceRange, minRating, openNow, language or words. */
            value: string;
            label: string;
            kilometres: number | null;
            /** @description At most 1,000 are counted. */
            count: number;
        };
        Favourite: {
            vendor: components["schemas"]["VendorSummary"];
            addedAt: components["schemas"]["DateTime"];
        };
        FavouriteList: {
            items: components["schemas"]["Favourite"][];
            /** @description Of all favourites, not only this page's, so that a heart anywhere knows whether it is full. */
            vendorIds: components["schemas"]["Id"][];
            nextCursor: string | null;
        };
        /** @enum {string} */
        SuggestionKind: "vendor" | "category" | "place" | "search";
        Suggestion: {
            kind: components["schemas"]["SuggestionKind"];
            /** @description Id of the vendor or place, slug of the category, text of the search. */
            id: string;
            label: string;
            hint: string;
            /** @description Address of a vendor's picture or drawn cover, in its narrowest file; null for all other kinds. */
            image: string | null;
        };
        /** @enum {string} */
        ReviewSort: "newest" | "oldest" | "highest" | "lowest";
        /** @enum {string} */
        ReviewStatus: "held" | "published" | "hidden" | "removed";
        /**
         * @description Where the reviewer stood with the vendor.
         * @enum {string}
         */
        Experience: "enquired" | "booked" | "cancelled" | "completed";
        ReviewText: string;
        NewReview: {
            rating: number;
            title?: string;
            review: components["schemas"]["ReviewText"];
            experience: components["schemas"]["Experience"];
            /** @description Required unless `enquired`; at most two years ago. */
            weddingDate?: components["schemas"]["Month"] | null;
            aspects?: components["schemas"]["Aspects"];
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
            response: {
                text: string;
                createdAt: components["schemas"]["DateTime"];
                /** @description The review was edited after this was written. */
                beforeEdit: boolean;
            } | null;
            createdAt: components["schemas"]["DateTime"];
            editedAt: components["schemas"]["DateTime"] | null;
        };
        ReviewAuthor: {
            /** @description First name and the last name's first letter. */
            name: string;
            image: string;
        };
        ReviewList: {
            items: components["schemas"]["Review"][];
            /** @description How many match the filter. */
            total: number;
            nextCursor: string | null;
        };
        LatestReview: {
            review: components["schemas"]["Review"];
            vendor: components["schemas"]["ReviewedVendor"];
        };
        /**
         * @description A sentence for a front page, in English. Its review gives four or five stars and counts in them, is not the newest of
         *     all, and was written by somebody whose address is confirmed and whose account is older than a day, about a vendor
         *     with three reviews or more.
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
            /** @description Of this very text. That of the terms is recorded with each sign-up. */
            version: string;
            /** @description It came with the software; the operator has given none. */
            isExample: boolean;
            content: components["schemas"]["TextPart"][];
        };
        /** @description Words, or the beginning or end of an element that holds those between. */
        TextPart: string | {
            open: components["schemas"]["TextTag"];
            /** @description Of `a` alone: http(s), mailto, or within the site. */
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
        /** @description The request is malformed; `errors` names the parameters. */
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
        /** @description Not signed in, or no longer. */
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
        /** @description There is nothing here, or nothing that you may see. */
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
        /** @description It contradicts what is already there. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#already-reviewed",
                 *       "title": "You have already reviewed this vendor",
                 *       "status": 409,
                 *       "reviewId": "01986f2a-6c00-7000-8000-00000000b001"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link was used, replaced or has expired. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#link-expired",
                 *       "title": "This link does not work any more",
                 *       "status": 410
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was changed meanwhile; read it again. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#changed-meanwhile",
                 *       "title": "It was changed meanwhile",
                 *       "status": 412
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More than may be sent. */
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
        /** @description The body must be of the kind that the call takes, and say so. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#unsupported-media-type",
                 *       "title": "That kind of content is not taken here",
                 *       "status": 415
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is well-formed but not acceptable; `errors` points at the fields. */
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
        /** @description Too many requests; wait for the seconds in `Retry-After`. */
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
        /** @description Overloaded, starting, stopping, or without its database; try again after `Retry-After`. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#unavailable",
                 *       "title": "Busy",
                 *       "status": 503
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no room left for it; nothing of it was kept. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/api/reference#no-room",
                 *       "title": "There is no room for it just now",
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
        /** @description The `nextCursor` of the page before. */
        Cursor: string;
        /** @description How many to answer at the most. */
        Limit: number;
        /**
         * @description The vendor's id.
         * @example 01986f2a-6c00-7000-8000-00000000a001
         */
        VendorId: components["schemas"]["Id"];
        /**
         * @description The session's id.
         * @example 01986f2a-6c00-7000-8000-00000000d001
         */
        SessionId: components["schemas"]["Id"];
        /**
         * @description The person's id, which is `_id` in what they read of themselves.
         * @example 01986f2a-6c00-7000-8000-00000000e001
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The `ETag` that one read; where it is not the present one, nothing is changed.
         * @example "1"
         */
        IfMatch: string;
        /**
         * @description Chosen by the caller, one for each intent. A retry with the same key and body answers what the first call answered; another body is 422.
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
                 * @description The `ETag` that one read; where it is not the present one, nothing is changed.
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
            /** @description As it is now. */
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
            /** @description Look in the inbox. */
            202: {
                headers: {
                    /** @description Remembers that this browser signed up, so that the mailed link signs it in. */
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
            /** @description Closed. */
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
            /** @description Confirmed. */
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
            /** @description If the address waits to be confirmed, a mail is on its way. */
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
                 * @description The path of the site to go back to.
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
            /** @description On to Google. */
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
                /** @description What the person's consent is exchanged for. */
                code?: string;
                /** @description Ties the answer to the attempt. */
                state?: string;
                /** @description Why there is no code. */
                error?: string;
                /** @description The same in words. */
                error_description?: string;
                /** @description Where to read about it. */
                error_uri?: string;
                /** @description Who answers. */
                iss?: string;
                /** @description What was agreed to. */
                scope?: string;
                /** @description Which of several Google accounts. */
                authuser?: string;
                /** @description What was asked. */
                prompt?: string;
                /** @description The organisation of the account. */
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
            /** @description Back to the site. */
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
            /** @description Renewed. */
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
            /** @description The signed-in person. */
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
            /** @description If the address has an account, a mail is on its way. */
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
            /** @description Set; log in with it. */
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
            /** @description Confirmed. */
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
            /** @description Stopped. */
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
    cancelNewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken back. */
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
            /** @description The account's ways in and what waits. */
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
                     *           "replies": true,
                     *           "listings": true
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
            /** @description Where it is. */
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
            /** @description Removed. */
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
            /** @description Changed. */
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
            /** @description Ended. */
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
            /** @description Ended. */
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
            /** @description The mail is on its way. */
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
            /** @description Confirmed. */
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
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file to keep. */
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
            /** @description As they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "theme": "dark",
                     *       "notices": {
                     *         "replies": true,
                     *         "listings": true
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
            /** @description On. */
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
            /** @description For the authenticator. */
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
            /** @description Off. */
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
            /** @description Shown this once. */
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
            /** @description The mail is on its way. */
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
            /** @description To be accepted. */
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
                 * @description The person's id, which is `_id` in what they read of themselves.
                 * @example 01986f2a-6c00-7000-8000-00000000e001
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
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
            /** @description Accepted; the recovery codes are shown this once. */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them; there are never more than a hundred. */
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
    listCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
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
                 * @description What is looked for, in people's own words.
                 * @example string quartet in vienna
                 */
                q?: string;
                /**
                 * @description Looks for the words of `q` as they are, and understands nothing.
                 * @example false
                 */
                verbatim?: boolean;
                /**
                 * @description A place as somebody wrote it: a city, a region or a country by any of its names. One that is clear is taken as if
                 *     it were in `location`; otherwise nothing is taken and `where` in the answer names what may be meant.
                 * @example Wien
                 */
                where?: string;
                /**
                 * @description Slugs of categories.
                 * @example [
                 *       "venues"
                 *     ]
                 */
                category?: components["schemas"]["Slug"][];
                /**
                 * @description Ids of cities and regions, codes of countries in lower case.
                 * @example [
                 *       "ljubljana-si"
                 *     ]
                 */
                location?: components["schemas"]["Slug"][];
                /**
                 * @description Mean of the stars at least this.
                 * @example 4
                 */
                minRating?: number;
                /**
                 * @description Only vendors that are open at this moment, by their own clock.
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
                 * @description Languages of listings, by their codes (ISO 639-1).
                 * @example [
                 *       "de"
                 *     ]
                 */
                language?: string[];
                /** @description `best` is the best match for words, and the ranking score without them. */
                sort?: components["schemas"]["VendorSort"];
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer at the most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vendors and the facets of the whole result. */
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
    suggest: {
        parameters: {
            query: {
                /**
                 * @description The beginning of a name.
                 * @example lju
                 */
                q: string;
                /**
                 * @description Which kinds to suggest; all when left out.
                 * @example [
                 *       "place"
                 *     ]
                 */
                kind?: components["schemas"]["SuggestionKind"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ten at the most, best first. */
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
            /** @description Saved. */
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
            /** @description No favourite any more. */
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
                 * @description Only reviews with these numbers of stars.
                 * @example [
                 *       4,
                 *       5
                 *     ]
                 */
                rating?: number[];
                sort?: components["schemas"]["ReviewSort"];
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer at the most. */
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
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
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
                 * @description Chosen by the caller, one for each intent. A retry with the same key and body answers what the first call answered; another body is 422.
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
            /** @description Published. */
            201: {
                headers: {
                    /** @description Where the review can be read. */
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
            /** @description Whether the vendor is the caller's own, and their review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOwner": false,
                     *       "review": null
                     *     }
                     */
                    "application/json": {
                        isOwner: boolean;
                        review: components["schemas"]["Review"] | null;
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
            /** @description Newest first, each with the vendor that it is about. */
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
                        items: components["schemas"]["LatestReview"][];
                        /** @description Null where no review may be quoted. */
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
    getPhoto: {
        parameters: {
            query?: never;
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
                 * @description The vendor's or the category's id.
                 * @example 01986f2a-6c00-7000-8000-00000000a001
                 */
                id: components["schemas"]["Id"];
                /**
                 * @description Hash of what it is drawn from.
                 * @example 6f1ed002ab5595859014ebf0951522d9
                 */
                digest: string;
                /**
                 * @description Width in pixels and format; the wide ones are 5:2, the others 4:3.
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
                /** @description The `nextCursor` of the page before. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many to answer at the most. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "vendorIds": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["FavouriteList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            /** @description Taken. */
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
                        /** @description Quote it when writing again. */
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
            /** @description It is. */
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
            /** @description It should. */
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
