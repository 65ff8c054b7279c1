/** Adds the base path of a language to the path of a page: '/en/blog' for '/blog', and '/en' for '/'. */
export const addBasePath = (basePath: string, path: string): string =>
  path === '/' ? basePath || path : basePath + path;
