/** Declarations of the pages by audience. web/screens-plugin.ts collects them from the page files. */
declare module 'virtual:screens/public' {
  const screens: readonly import('#api/screens/screen.ts').Loadable<
    import('#api/screens/screen.ts').PublicScreen
  >[];
  export default screens;
}

declare module 'virtual:screens/unlisted' {
  const screens: readonly import('#api/screens/screen.ts').Loadable<
    import('#api/screens/screen.ts').UnlistedScreen
  >[];
  export default screens;
}

declare module 'virtual:screens/invited' {
  const screens: readonly import('#api/screens/screen.ts').Loadable<
    import('#api/screens/screen.ts').UnlistedScreen
  >[];
  export default screens;
}

declare module 'virtual:screens/member' {
  const screens: readonly import('#api/screens/screen.ts').Loadable<
    import('#api/screens/screen.ts').MemberScreen
  >[];
  export default screens;
}

declare module 'virtual:screens/admin' {
  const screens: readonly import('#api/screens/screen.ts').Loadable<
    import('#api/screens/screen.ts').AdminScreen
  >[];
  export default screens;
}

/** Paths and prefetch queries of the screens only, for the scripts that run before the code of the site. */
declare module 'virtual:screen-queries/member' {
  const screens: readonly import('#api/screens/screen.ts').PrefetchedScreen[];
  export default screens;
}

declare module 'virtual:screen-queries/admin' {
  const screens: readonly import('#api/screens/screen.ts').PrefetchedScreen[];
  export default screens;
}
