/* Without a stored session the site redirects to /login, which has its own title. */
document.title = VISITOR_TITLE
show('loading-page')
loadForMember()
