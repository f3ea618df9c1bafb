// Generated from openapi.yaml; see generate.ts.

export const roleValues = ["user","vendor","admin"] as const;
export const reviewsOnDeletionValues = ["delete","keep"] as const;
export const themeValues = ["system","light","dark"] as const;
export const photoFormatValues = ["webp","avif","jpg"] as const;
export const weekdayValues = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"] as const;
export const removalReasonValues = ["not-genuine","abusive","personal-data","illegal","off-topic","conflict-of-interest","other"] as const;
export const aspectValues = ["quality","value","communication","professionalism","flexibility"] as const;
export const vendorSortValues = ["best","rating","reviewed","newest"] as const;
export const vendorStatusValues = ["pending","approved","rejected","suspended","merged","retired"] as const;
export const rankingReasonValues = ["name","similar-name","preferred","wishes","language","minRating","score","average","reviews","newest"] as const;
export const listingRelationValues = ["owner","manager","admin","author"] as const;
export const duplicateReasonValues = ["name","phone","website","address","distance"] as const;
export const searchPartKindValues = ["category","specialty","place","openNow","priceRange","minRating","language","words"] as const;
export const favouriteSortValues = ["added","name","rating"] as const;
export const proposalFieldValues = ["name","description","category","location","phoneNumber","website","address","socialMedia","openingHours","specialHours","priceRange"] as const;
export const proposalOutcomeValues = ["accepted","declined"] as const;
export const claimRoleValues = ["owner","manager","employee","agency"] as const;
export const claimStatusValues = ["pending","needs-more","approved","rejected","withdrawn"] as const;
export const suggestionKindValues = ["vendor","category","place","search"] as const;
export const reviewSortValues = ["newest","oldest","highest","lowest"] as const;
export const reviewStatusValues = ["held","published","hidden","removed"] as const;
export const experienceValues = ["enquired","booked","cancelled","completed"] as const;
export const replyWarningValues = ["last-name","email-address","phone-number"] as const;
export const reportReasonValues = ["fake","conflict-of-interest","not-about-this-vendor","hate-or-threats","personal-data","illegal","spam","other"] as const;
export const reportStatusValues = ["open","upheld","dismissed","withdrawn"] as const;
export const textTagValues = ["h1","h2","h3","h4","p","ul","ol","li","blockquote","pre","hr","table","thead","tbody","tr","th","td","a","strong","em","code","br"] as const;
